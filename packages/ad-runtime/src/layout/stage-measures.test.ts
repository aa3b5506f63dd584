import { expect, test } from 'vitest';
import { isLandscape, stageScale, textWidthPx } from './stage-measures.ts';

test.each([
  ['the portrait design', 375, 375 * (16 / 9), false, 1],
  ['a small phone', 320, 480, false, 480 / (375 * (16 / 9))],
  ['the landscape design', 750, 421.875, true, 1],
  ['a long phone in landscape', 844, 390, true, 390 / 421.875],
  ['a tablet in landscape', 1024, 768, true, 1024 / 750],
])('measures %s', (_name, width, height, isWide, scale) => {
  expect(isLandscape({ width, height })).toBe(isWide);
  expect(stageScale({ width, height })).toBeCloseTo(scale);
});

test('fits texts to the full width in portrait, and to half of it in landscape', () => {
  expect(textWidthPx({ width: 400, height: 700 })).toBe(400);
  expect(textWidthPx({ width: 700, height: 400 })).toBe(350);
  expect(textWidthPx({ width: 700, height: 400 }, 0.85)).toBeCloseTo(210, 6);
  expect(textWidthPx({ width: 700, height: 400 }, 1)).toBe(154);
});
