import { expect, test } from 'vitest';
import { freeFrameNear } from './free-frame.ts';

const free = { first: 60, last: 119, isFree: (frame: number) => frame !== 80 && frame !== 119 };

test.each([
  [70, 1, 70],
  [80, 1, 81],
  [80, -1, 79],
  [10, 1, 60],
  [500, 1, 118],
] as const)('a point for frame %i, moving by %i, gets frame %i', (wanted, direction, frame) => {
  expect(freeFrameNear(wanted, free, direction)).toBe(frame);
});

test('returns null if no frame is free', () => {
  expect(freeFrameNear(5, { first: 5, last: 5, isFree: () => false })).toBeNull();
});
