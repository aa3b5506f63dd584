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

// Requirement: timeline.snapping
test('a pause point snaps to the playhead, to suggestions, and half a second inside both ends of the selected part', () => {
  expect(targets.point).toEqual([3, 2.5, 7.5, 5.5]);
});

test('the playhead snaps to pause points, to suggestions and to every end', () => {
  expect(targets.playhead).toEqual([0, 10, 2, 7.9, 4, 5.5]);
});

test('the end of the selected part snaps after the frames it should keep', () => {
  expect(targets.trimIn).toEqual([0, 10, 3, 4, 5.5]);
  expect(targets.trimOut).toEqual([0, 10, 3.1, 4.1, 5.5]);
});

// Requirement: timeline.slip
test('the whole selected part snaps with its start to the playhead, to suggestions and to both ends', () => {
  expect(targets.trimBoth).toEqual([0, 4, 3, 5.5]);
});
