import { expect, test } from 'vitest';
import { paintPng, type Rectangle } from '../../../test/ads/paint-png.ts';
import { findRegions } from './find-regions.ts';
import { readScreen, type Screen } from './read-screen.ts';

test('finds the background and the middle of a button', () => {
  const screen = paintScreen(
    { widthPx: 390, heightPx: 840 },
    ['#102030', [0, 0, 390, 840]],
    ['#ff0000', [60, 600, 120, 60]],
  );
  const [background, button, ...others] = findRegions(screen);
  expect(background?.share).toBeCloseTo(1 - (120 * 60) / (390 * 840), 2);
  expect(button?.x).toBeGreaterThan(90);
  expect(button?.x).toBeLessThan(150);
  expect(button?.y).toBeGreaterThan(615);
  expect(button?.y).toBeLessThan(645);
  expect(others).toEqual([]);
});

test('places a ring’s place on the ring, not into its hole', () => {
  const screen = paintScreen(
    { widthPx: 300, heightPx: 300 },
    ['#000000', [0, 0, 300, 300]],
    ['#00ff00', [60, 60, 180, 180]],
    ['#000000', [120, 120, 60, 60]],
  );
  const ring = findRegions(screen).find(({ share }) => share > 0.2 && share < 0.4);
  const isInHole = ring !== undefined && Math.abs(ring.x - 150) < 30 && Math.abs(ring.y - 150) < 30;
  expect(ring).toBeDefined();
  expect(isInHole).toBe(false);
});

test('sees a gradient as one region', () => {
  const stripes = Array.from({ length: 60 }, (_, index) => {
    const level = (60 + index * 2).toString(16).padStart(2, '0');
    return [`#${level}2040`, [0, index * 6, 120, 6]] as const;
  });
  expect(findRegions(paintScreen({ widthPx: 120, heightPx: 360 }, ...stripes))).toHaveLength(1);
});

function paintScreen(
  size: { widthPx: number; heightPx: number },
  ...rectangles: readonly Rectangle[]
): Screen {
  return readScreen(paintPng(size, ...rectangles), size.widthPx);
}
