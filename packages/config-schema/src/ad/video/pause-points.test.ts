import { expect, test } from 'vitest';
import type { PausePoint } from '../ad-content.ts';
import {
  addPausePoint,
  canAddPausePoint,
  toNearestFrame,
  movePausePoint,
  pausePointsAfterLevelChange,
  removePausePoint,
  withInteractionLevel,
} from './pause-points.ts';

const one: PausePoint[] = [{ id: 'a', timestamp: 5, frame: 150, label: 'Pause 1' }];

test.each([
  [2, undefined, 60],
  [1.5, 30, 45],
  [1, 29.97, 30],
  [0.016, 30, 0],
])('at %d s and %d frames per second is frame %i', (seconds, frameRate, frame) => {
  expect(toNearestFrame(seconds, frameRate)).toBe(frame);
});

test.each([
  [0, 0, false],
  [1, 0, true],
  [1, 1, false],
  [2, 1, true],
  [2, 2, false],
] as const)('at level %i with %i points, another may be added: %j', (level, count, expected) => {
  const points = Array.from({ length: count }, (_, index) => ({ id: `p${index}`, timestamp: index }));
  expect(canAddPausePoint(points, level)).toBe(expected);
});

// Requirement: timeline.pause-point-fields
test('a new point has its time, frame and label', () => {
  expect(addPausePoint([], { level: 1, id: 'a', timestampSeconds: 5 })).toEqual(one);
});

// Requirement: timeline.sorted-points
test('points stay sorted by time and are labelled in that order', () => {
  const points = addPausePoint(one, { level: 2, id: 'b', timestampSeconds: 2, frameRate: 25 });
  expect(points).toEqual([
    { id: 'b', timestamp: 2, frame: 50, label: 'Pause 1' },
    { id: 'a', timestamp: 5, frame: 150, label: 'Pause 2' },
  ]);
});

// Requirement: timeline.sorted-points
test('a point beyond the level is not added', () => {
  expect(addPausePoint(one, { level: 1, id: 'b', timestampSeconds: 2 })).toEqual(one);
});

test('a second point on the same frame is not added', () => {
  expect(addPausePoint(one, { level: 2, id: 'b', timestampSeconds: 5.01 })).toEqual(one);
});

test('moving a point past another sorts and relabels them', () => {
  const two = addPausePoint(one, { level: 2, id: 'b', timestampSeconds: 8 });
  const moved = movePausePoint(two, { id: 'a', timestampSeconds: 9 });
  expect(moved.map(({ id, frame, label }) => [id, frame, label])).toEqual([
    ['b', 240, 'Pause 1'],
    ['a', 270, 'Pause 2'],
  ]);
});

test('removing a point relabels the rest', () => {
  const two = addPausePoint(one, { level: 2, id: 'b', timestampSeconds: 8 });
  expect(removePausePoint(two, 'a')).toEqual([{ id: 'b', timestamp: 8, frame: 240, label: 'Pause 1' }]);
});

test('does not modify the given list', () => {
  const before = structuredClone(one);
  addPausePoint(one, { level: 2, id: 'b', timestampSeconds: 2 });
  movePausePoint(one, { id: 'a', timestampSeconds: 1 });
  expect(one).toEqual(before);
});

test.each([
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
] as const)('clears all pause points when the level changes from %i to %i', (from, to) => {
  const config = withInteractionLevel({ pausePointCount: from, pausePoints: one }, to);
  expect(config).toEqual({ pausePointCount: to, pausePoints: pausePointsAfterLevelChange() });
  expect(config.pausePoints).toEqual([]);
});

test.each([{ pausePointCount: 2 as const, pausePoints: one }, { pausePoints: one }])(
  'choosing the level that is chosen already keeps the points',
  (config) => {
    expect(withInteractionLevel(config, 2)).toBe(config);
  },
);
