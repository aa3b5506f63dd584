import { expect, test } from 'vitest';
import { badgeSpace } from './badge-space.ts';
import { containRect } from './contain-rect.ts';
import { rectsOverlap } from './rect.ts';

const safe = { x: 0, y: 0, width: 400, height: 700 };
const middle = 200;

test('keeps the badge in its shape, inside the stage and below the close buttons', () => {
  for (const aspect of [0.4, 1, 3]) {
    const badge = containRect(badgeSpace(safe, middle, [], safe.height, 0), aspect);
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
    const badge = containRect(badgeSpace(safe, middle, [cta], safe.height, 0), 1);
    expect(rectsOverlap(badge, cta)).toBe(false);
    expect([y, badge.y < y]).toEqual([y, isAbove]);
  }
});

test('takes at most half of the height in portrait and 45 % in landscape', () => {
  expect(badgeSpace({ ...safe, width: 1000, height: 1200 }, 500, [], 1200, 0).height).toBe(600);
  expect(badgeSpace({ x: 0, y: 0, width: 800, height: 400 }, 400, [], 400, 0).height).toBe(180);
});

// Requirement: placement.sizes
test('grows with its size, but never beyond its space', () => {
  const cta = { x: 50, y: 600, width: 300, height: 70 };
  const heightAt = (size: number) => badgeSpace(safe, middle, [cta], safe.height, 0, size).height;
  expect(heightAt(0.5)).toBe(heightAt(1) / 2);
  const large = badgeSpace(safe, middle, [cta], safe.height, 0, 2);
  expect(large.height).toBeGreaterThan(heightAt(1));
  expect(large.x).toBeGreaterThan(0);
  expect(large.y).toBeGreaterThanOrEqual(60);
  expect(rectsOverlap(large, cta)).toBe(false);
});

test('is between a headline and the call to action in either order', () => {
  const headline = { x: 50, y: 70, width: 300, height: 80 };
  const cta = { x: 50, y: 600, width: 300, height: 70 };
  const space = badgeSpace(safe, middle, [headline, cta], safe.height, 1);
  expect(space.y).toBeGreaterThan(150);
  expect(space.y + space.height).toBeLessThan(600);
  expect(badgeSpace(safe, middle, [cta, headline], safe.height, 1)).toEqual(space);
});

test('ends above a headline between it and the call to action', () => {
  const headline = { x: 50, y: 450, width: 300, height: 80 };
  const cta = { x: 50, y: 600, width: 300, height: 70 };
  for (const boxes of [
    [headline, cta],
    [cta, headline],
  ]) {
    const space = badgeSpace(safe, middle, boxes, safe.height, 1);
    expect(space.y + space.height).toBeLessThan(450);
    expect(space.height).toBeGreaterThan(300);
  }
});

test('uses the page next to the stage for a card, and more of its height than for a badge', () => {
  const badge = badgeSpace(safe, middle, [], safe.height, 0);
  const card = badgeSpace(safe, middle, [], safe.height, 2);
  expect(card.width).toBeGreaterThan(safe.width);
  expect(card.x + card.width / 2).toBeCloseTo(middle);
  expect(card.height).toBeGreaterThan(badge.height);
});

test('is between the marks at the top and the call to action', () => {
  const squarish = { x: 0, y: 0, width: 375, height: 500 };
  const cta = { x: 100, y: 420, width: 175, height: 50 };
  const mark = { x: 12, y: 60, width: 50, height: 50 };
  const badge = badgeSpace(squarish, 187, [mark, cta], squarish.height, 0);
  expect(rectsOverlap(badge, mark)).toBe(false);
  expect(rectsOverlap(badge, cta)).toBe(false);
});

test('keeps its size if the marks are next to it', () => {
  const landscape = { x: 0, y: 0, width: 700, height: 400 };
  const mark = { x: 12, y: 60, width: 50, height: 50 };
  expect(badgeSpace(landscape, 490, [mark], landscape.height, 0)).toEqual(
    badgeSpace(landscape, 490, [], landscape.height, 0),
  );
});
