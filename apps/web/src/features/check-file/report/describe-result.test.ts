import { expect, test } from 'vitest';
import { describeResult } from './describe-result.ts';

// Requirement: check.verdicts
test.each([
  [1, 1, 'The network accepts this file'],
  [0, 1, 'The network rejects this file'],
  [2, 2, 'Both networks accept this file'],
  [0, 2, 'Neither network accepts this file'],
  [1, 2, '1 of 2 networks accepts this file'],
  [9, 13, '9 of 13 networks accept this file'],
  [0, 13, 'None of 13 networks accepts this file'],
])('%i of %i: %s', (passedCount, count, text) => {
  expect(describeResult({ passedCount, count, meetsRequirements: true })).toBe(text);
});

// Requirement: check.publishing
test('a file that is accepted may still break requirements of its market', () => {
  expect(describeResult({ passedCount: 2, count: 2, meetsRequirements: false })).toBe(
    'Both networks accept this file, but it does not meet the requirements of the market',
  );
  expect(describeResult({ passedCount: 1, count: 2, meetsRequirements: false })).toBe(
    '1 of 2 networks accepts this file',
  );
});
