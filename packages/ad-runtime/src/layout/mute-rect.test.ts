import { expect, test } from 'vitest';
import { muteRect, muteTargetPx } from './mute-rect.ts';
import { rectsOverlap } from './rect.ts';

const safe = { x: 0, y: 0, width: 400, height: 700 };

test('stands in the lower left corner', () => {
  expect(muteRect(safe, [])).toEqual({ x: 4, y: 700 - 48, width: muteTargetPx, height: muteTargetPx });
});

test('moves to the other corner, then up, when something stands there', () => {
  const left = { x: 0, y: 640, width: 100, height: 60 };
  const wide = { ...left, width: 400 };
  expect(muteRect(safe, [left]).x).toBe(400 - 48);
  const above = muteRect(safe, [wide]);
  expect(above.x).toBe(4);
  expect(rectsOverlap(above, wide)).toBe(false);
});

test('stays above the home bar', () => {
  expect(muteRect({ ...safe, height: 666 }, []).y).toBe(666 - 48);
});
