import { expect, test } from 'vitest';
import { cardWidthFactor, outroCard } from './outro-card.ts';

const space = { x: 20, y: 60, width: 300, height: 480 };

test.each([16 / 9, 1, 9 / 16])(
  'shows a picture of the shape %d whole, in the middle of the space',
  (aspect) => {
    const [card] = outroCard(space, aspect, 0);
    expect(card.width / card.height).toBeCloseTo(aspect);
    expect(card.x + card.width / 2).toBeCloseTo(170);
    expect(card.y + card.height / 2).toBeCloseTo(300);
    expect(card.width).toBeLessThanOrEqual(300);
    expect(card.height).toBeLessThanOrEqual(480);
  },
);

test.each([16 / 9, 1, 9 / 16])(
  'leaves space for the badge on the upper edge of a card of the shape %d, which does not cover its center',
  (aspect) => {
    const [card, badge] = outroCard(space, aspect, 1);
    expect(badge.y).toBeGreaterThanOrEqual(space.y);
    expect(badge.y).toBeLessThan(card.y);
    const badgeEnd = badge.y + badge.height;
    expect(badgeEnd).toBeGreaterThan(card.y);
    expect(badgeEnd).toBeLessThan(card.y + card.height / 3);
    expect(card.y + card.height).toBeLessThanOrEqual(space.y + space.height);
  },
);

test.each([0.5, 1.5, 2])('keeps a badge of the size %d inside the space', (size) => {
  const [card, badge] = outroCard(space, 1, size);
  const [, standard] = outroCard(space, 1, 1);
  expect(badge.height > standard.height).toBe(size > 1);
  expect(badge.y).toBeGreaterThanOrEqual(space.y);
  expect(badge.y + badge.height).toBeLessThan(card.y + card.height / 3);
});

test('widens a card with a wide picture on tall pages only', () => {
  const phone = 390 / 844;
  expect(cardWidthFactor(16 / 9, phone)).toBeGreaterThan(1);
  expect(cardWidthFactor(4 / 3, phone)).toBe(1);
  expect(cardWidthFactor(16 / 9, 1)).toBe(1);
  expect(cardWidthFactor(16 / 9, 844 / 390)).toBe(1);
});
