import { expect, test } from 'vitest';
import { badgeRect } from './badge-rect.ts';
import { rectsOverlap } from './rect.ts';

const safe = { x: 0, y: 0, width: 400, height: 700 };
const nothing = { x: 0, y: 700, width: 0, height: 0 };

test('keeps the badge in its shape, inside the stage and below the close buttons', () => {
  for (const aspect of [0.4, 1, 3]) {
    const badge = badgeRect(safe, nothing, aspect);
    expect(badge.width / badge.height).toBeCloseTo(aspect);
    expect(badge.x).toBeGreaterThan(0);
    expect(badge.x + badge.width).toBeLessThan(400);
    expect(badge.y).toBeGreaterThanOrEqual(60);
  }
});

test('is on the larger side of the call to action and never on it', () => {
  for (const [y, isAbove] of [
    [80, false],
    [300, false],
    [400, true],
    [600, true],
  ] as const) {
    const cta = { x: 50, y, width: 300, height: 70 };
    const badge = badgeRect(safe, cta, 1);
    expect(rectsOverlap(badge, cta)).toBe(false);
    expect([y, badge.y < y]).toEqual([y, isAbove]);
  }
});

test('has the same center line as the call to action in landscape', () => {
  const landscape = { x: 0, y: 0, width: 700, height: 400 };
  const cta = { x: 380, y: 300, width: 220, height: 70 };
  const badge = badgeRect(landscape, cta, 1);
  expect(badge.x + badge.width / 2).toBeCloseTo(490);
  expect(badge.x + badge.width).toBeLessThan(700);
  expect(rectsOverlap(badge, cta)).toBe(false);
});
