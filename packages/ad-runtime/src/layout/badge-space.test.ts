import { expect, test } from 'vitest';
import { badgeSpace } from './badge-space.ts';
import { containRect } from './contain-rect.ts';
import { rectsOverlap } from './rect.ts';

const safe = { x: 0, y: 0, width: 400, height: 700 };
const nothing = { x: 0, y: 700, width: 0, height: 0 };

test('keeps the badge in its shape, inside the stage and below the close buttons', () => {
  for (const aspect of [0.4, 1, 3]) {
    const badge = containRect(badgeSpace(safe, nothing, [], true), aspect);
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
    const badge = containRect(badgeSpace(safe, cta, [], true), 1);
    expect(rectsOverlap(badge, cta)).toBe(false);
    expect([y, badge.y < y]).toEqual([y, isAbove]);
  }
});

test('takes at most half of the height in portrait and 45 % in landscape', () => {
  expect(badgeSpace({ ...safe, width: 1000, height: 1200 }, { ...nothing, y: 1200 }, [], true).height).toBe(
    600,
  );
  const landscape = { x: 0, y: 0, width: 800, height: 400 };
  expect(badgeSpace(landscape, { ...nothing, y: 400 }, [], true).height).toBe(180);
  // The last frame in its place is as tall as in portrait.
  expect(badgeSpace(landscape, { ...nothing, y: 400 }, [], false).height).toBe(200);
});

test('has the same center line as the call to action in landscape', () => {
  const landscape = { x: 0, y: 0, width: 700, height: 400 };
  const cta = { x: 380, y: 300, width: 220, height: 70 };
  const badge = containRect(badgeSpace(landscape, cta, [], true), 1);
  expect(badge.x + badge.width / 2).toBeCloseTo(490);
  expect(badge.x + badge.width).toBeLessThan(700);
  expect(rectsOverlap(badge, cta)).toBe(false);
});

test('is between the marks at the top and the call to action', () => {
  const squarish = { x: 0, y: 0, width: 375, height: 500 };
  const cta = { x: 100, y: 420, width: 175, height: 50 };
  const mark = { x: 12, y: 60, width: 50, height: 50 };
  const badge = badgeSpace(squarish, cta, [mark], true);
  expect(rectsOverlap(badge, mark)).toBe(false);
  expect(rectsOverlap(badge, cta)).toBe(false);
});

test('keeps its size if the marks are next to it', () => {
  const landscape = { x: 0, y: 0, width: 700, height: 400 };
  const cta = { x: 380, y: 300, width: 220, height: 70 };
  const mark = { x: 12, y: 60, width: 50, height: 50 };
  expect(badgeSpace(landscape, cta, [mark], true)).toEqual(badgeSpace(landscape, cta, [], true));
});
