import { expect, test } from 'vitest';
import { paintPng, type Rectangle } from '../../test/ads/paint-png.ts';
import { findMainParts, measureEmptyShare } from './measure-screen.ts';
import { readPixels } from './measure-text.ts';

const size = { widthPx: 320, heightPx: 480 };
const background: Rectangle = ['#1a0830', [0, 0, 320, 480]];

test.each([
  ['one color', [], 1],
  ['a pattern in the upper half', checks(0, 240), 0.5],
  ['a pattern in the lower quarter', checks(360, 120), 0.75],
  ['a pattern everywhere', checks(0, 480), 0],
])('%s has a known share without detail', (_what, drawn, share) => {
  expect(measureEmptyShare(paint(drawn))).toBeCloseTo(share, 1);
});

test('finds a figure in pixels of the screen, and nothing on a plain one', () => {
  const [part, ...others] = findMainParts(paint(checks(160, 160, 80, 160))) ?? [];
  expect(others).toEqual([]);
  const { x = 0, y = 0, width = 0, height = 0 } = part?.box ?? {};
  for (const [found, known] of [
    [x, 80],
    [y, 160],
    [x + width, 240],
    [y + height, 320],
  ] as const)
    expect(Math.abs(found - known)).toBeLessThan(12);
  expect(findMainParts(paint([]))).toBeNull();
});

function paint(drawn: readonly Rectangle[]) {
  return readPixels(paintPng(size, background, ...drawn), size.widthPx);
}

/** Squares of 8 pixels in two colors. */
function checks(top: number, height: number, left = 0, width = 320): Rectangle[] {
  const columns = width / 8;
  return Array.from({ length: columns * (height / 8) }, (_, index): Rectangle => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return [(column + row) % 2 === 0 ? '#ffd34d' : '#c2202e', [left + column * 8, top + row * 8, 8, 8]];
  });
}
