import { expect, test } from 'vitest';
import { snapTargets } from './snap-targets.ts';

const scale = { durationSeconds: 10, frameRate: 10 };
const targets = snapTargets({
  scale,
  trim: { startSeconds: 2, endSeconds: 8 },
  points: [{ id: 'point-1', timestamp: 4, frame: 40 }],
  frame: 30,
  moments: [5.5],
});

test('a pause point catches on the playhead, on moments, and inside both ends of the chosen part', () => {
  expect(targets.point).toEqual([3, 2, 7.9, 5.5]);
});

test('the playhead catches on pause points, on moments and on every end', () => {
  expect(targets.playhead).toEqual([0, 10, 2, 7.9, 4, 5.5]);
});

test('the end of the chosen part catches behind the frames it is to keep', () => {
  expect(targets.trimIn).toEqual([0, 10, 3, 4, 5.5]);
  expect(targets.trimOut).toEqual([0, 10, 3.1, 4.1, 5.5]);
});
