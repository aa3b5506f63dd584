import { expect, test } from 'vitest';
import { interactionLevelName, pausePointCounts } from './interaction-levels.ts';

test.each([
  [0, 'Straight Play'],
  [1, 'Single Spin'],
  [2, 'Double Spin'],
] as const)('%i pause points are called %s', (count, name) => {
  expect(interactionLevelName(count)).toBe(name);
});

test('the levels are 0, 1 and 2', () => {
  expect(pausePointCounts).toEqual([0, 1, 2]);
});
