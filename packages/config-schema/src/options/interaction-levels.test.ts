import { expect, test } from 'vitest';
import { getInteractionLevelName } from './interaction-levels.ts';

// Requirement: timeline.interaction-levels
test.each([
  [0, 'Straight Play'],
  [1, 'Single Spin'],
  [2, 'Double Spin'],
] as const)('%i pause points are called %s', (count, name) => {
  expect(getInteractionLevelName(count)).toBe(name);
});
