import { expect, test } from 'vitest';
import { findSalientParts } from './find-salient-parts.ts';

const [widthPx, heightPx] = [108, 192];
type Rgb = readonly [number, number, number];
const night: Rgb = [26, 8, 48];
const gold: Rgb = [255, 211, 77];

// Requirement: media.salience
test('finds a figure, in shares of the image', () => {
  const parts = findSalientParts(paint([{ left: 20, top: 60, right: 70, bottom: 150 }]));
  expect(parts).toHaveLength(1);
  const { x = 0, y = 0, width = 0, height = 0 } = parts?.[0]?.region ?? {};
  for (const [found, known] of [
    [x * widthPx, 20],
    [y * heightPx, 60],
    [(x + width) * widthPx, 70],
    [(y + height) * heightPx, 150],
  ] as const)
    expect(Math.abs(found - known)).toBeLessThan(4);
});

test('lists the larger of two figures first, with weights that add up to 1', () => {
  const parts = findSalientParts(
    paint([
      { left: 10, top: 10, right: 40, bottom: 30 },
      { left: 20, top: 80, right: 90, bottom: 170 },
    ]),
  );
  expect(parts?.map(({ region }) => Math.round(region.y * 10))).toEqual([4, 1]);
  expect(parts?.[0]?.weight).toBeGreaterThan(0.6);
  expect(parts?.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 3);
});

test('a title that touches a figure below it is a part of its own if their box would be much larger', () => {
  const parts = findSalientParts(
    paint([
      { left: 6, top: 20, right: 102, bottom: 44 },
      { left: 66, top: 44, right: 100, bottom: 170 },
    ]),
  );
  expect(parts).toHaveLength(2);
});

test.each([
  ['in one color', []],
  ['that a figure fills', [{ left: 2, top: 2, right: 106, bottom: 190 }]],
])('finds nothing in an image %s', (_what, figures) => {
  expect(findSalientParts(paint(figures))).toBeNull();
});

/** Paints checked figures on a dark background. */
function paint(figures: readonly { left: number; top: number; right: number; bottom: number }[]) {
  const pixels = new Uint8Array(3 * widthPx * heightPx);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) {
      const isInside = figures.some(
        ({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom,
      );
      const isChecked = (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0;
      pixels.set(isInside ? (isChecked ? gold : [190, 30, 40]) : night, 3 * (y * widthPx + x));
    }
  return { pixels, widthPx, heightPx };
}
