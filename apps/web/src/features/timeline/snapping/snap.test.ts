import { expect, test } from 'vitest';
import { snap, snapThresholdSeconds } from './snap.ts';

// Requirement: timeline.snapping
test('a dragged point snaps to the nearest target within reach', () => {
  const targets = [2, 2.3, 9];
  expect(snap({ seconds: 2.1, targets, thresholdSeconds: 0.25 })).toEqual({ seconds: 2, target: 2 });
  expect(snap({ seconds: 2.2, targets, thresholdSeconds: 0.25 })).toEqual({ seconds: 2.3, target: 2.3 });
});

test('snaps to nothing far from every target', () => {
  expect(snap({ seconds: 5, targets: [2, 9], thresholdSeconds: 0.25 })).toEqual({ seconds: 5, target: null });
});

test('ten pixels cover less time the closer the zoom', () => {
  expect(snapThresholdSeconds(12, 960)).toBeCloseTo(0.125, 9);
  expect(snapThresholdSeconds(12, 9600)).toBeCloseTo(0.0125, 9);
  expect(snapThresholdSeconds(12, 0)).toBe(0);
});
