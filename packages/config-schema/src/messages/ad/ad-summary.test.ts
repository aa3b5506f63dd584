import { expect, test } from 'vitest';
import { pauseSummary } from './ad-summary.ts';

test.each([
  [0, 0, 1, 1, null],
  [1, 0, 1, 2, 'Need 1 more pause points for Meta export (first pause is automatic)'],
  [1, 1, 2, 2, null],
  [2, 0, 1, 3, 'Need 2 more pause points for Meta export (first pause is automatic)'],
  [2, 1, 2, 3, 'Need 1 more pause points for Meta export (first pause is automatic)'],
  [2, 2, 3, 3, null],
] as const)(
  'level %i with %i points counts %i of %i pauses',
  (level, count, pauseCount, requiredCount, warning) => {
    const pausePoints = Array.from({ length: count }, (_, index) => ({ id: `p${index}`, timestamp: index }));
    expect(pauseSummary({ pausePointCount: level, pausePoints })).toEqual({
      pauseCount,
      requiredCount,
      warning,
    });
  },
);

// Requirement: preview.summary
test('an unset level counts as Double Spin', () => {
  expect(pauseSummary({}).requiredCount).toBe(3);
});
