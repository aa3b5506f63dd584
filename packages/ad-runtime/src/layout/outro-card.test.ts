import { expect, test } from 'vitest';
import { outroCard } from './outro-card.ts';

const space = { x: 20, y: 60, width: 300, height: 480 };

test.each([16 / 9, 1, 9 / 16])(
  'shows a picture of the shape %d whole, in the middle of the space',
  (aspect) => {
    const [card] = outroCard(space, aspect, false);
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
    const [card, badge] = outroCard(space, aspect, true);
    expect(badge.y).toBeGreaterThanOrEqual(space.y);
    expect(badge.y).toBeLessThan(card.y);
    const badgeEnd = badge.y + badge.height;
    expect(badgeEnd).toBeGreaterThan(card.y);
    expect(badgeEnd).toBeLessThan(card.y + card.height / 3);
    expect(card.y + card.height).toBeLessThanOrEqual(space.y + space.height);
  },
);
