import { expect, test } from 'vitest';
import { safeRect } from './safe-rect.ts';

test('cuts the notch and the home bar off a stage that fills the viewport', () => {
  const stage = { x: 0, y: 0, width: 390, height: 844 };
  expect(safeRect(stage, { x: 0, y: 47, width: 390, height: 763 })).toEqual({
    x: 0,
    y: 47,
    width: 390,
    height: 763,
  });
});

test('takes nothing from a stage that the notch beside it does not reach', () => {
  const stage = { x: 312, y: 0, width: 219, height: 390 };
  expect(safeRect(stage, { x: 47, y: 0, width: 750, height: 369 })).toEqual({
    x: 0,
    y: 0,
    width: 219,
    height: 369,
  });
});
