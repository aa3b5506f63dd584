import { smallestRegion } from '@spinreel/config-schema/options/placement/video-shapes';
import { expect, test } from 'vitest';
import { bodyHandle, changeRegion, isSameRegion, type RegionHandle } from './change-region.ts';

const region = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

// Requirement: crop.reels
test.each<[string, RegionHandle, [number, number], number[]]>([
  ['the body moves it', bodyHandle, [0.1, -0.1], [0.35, 0.15, 0.5, 0.5]],
  ['the body stays in the video', bodyHandle, [0.9, -0.9], [0.5, 0, 0.5, 0.5]],
  ['the left side keeps the right one', { x: -1, y: 0 }, [0.1, 0.1], [0.35, 0.25, 0.4, 0.5]],
  ['the lower side keeps the upper one', { x: 0, y: 1 }, [0.1, 0.1], [0.25, 0.25, 0.5, 0.6]],
  ['the upper left corner moves two sides', { x: -1, y: -1 }, [-0.05, 0.05], [0.2, 0.3, 0.55, 0.45]],
  ['a corner stops at the corner of the video', { x: 1, y: 1 }, [2, 2], [0.25, 0.25, 0.75, 0.75]],
  ['a side stops at the smallest width', { x: 1, y: 0 }, [-2, 0], [0.25, 0.25, smallestRegion, 0.5]],
  ['the upper side stops at the smallest height', { x: 0, y: -1 }, [0, 2], [0.25, 0.55, 0.5, smallestRegion]],
])('%s', (_what, handle, [x, y], expected) => {
  const changed = changeRegion(region, { handle, by: { x, y } });
  const found = [changed.x, changed.y, changed.width, changed.height];
  for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 6);
});

test('regions that look the same are the same', () => {
  expect(isSameRegion(region, { ...region, x: 0.2504 })).toBe(true);
  expect(isSameRegion(region, { ...region, height: 0.51 })).toBe(false);
});
