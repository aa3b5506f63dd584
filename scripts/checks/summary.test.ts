import { expect, test } from 'vitest';
import { summary } from './summary.ts';

test('the last line is the sum over all checks, alone', () => {
  const text = summary([
    { name: 'lint', proves: 'clean', tally: { passed: 1, failed: 0, skipped: 0 }, durationMs: 1200 },
    { name: 'unit', proves: 'works', tally: { passed: 40, failed: 2, skipped: 1 }, durationMs: 30_000 },
  ]);
  expect(text.split('\n').at(-1)).toBe('41 passed, 2 failed');
});

test('a check with a failed test is marked', () => {
  const text = summary([
    { name: 'unit', proves: '', tally: { passed: 9, failed: 1, skipped: 0 }, durationMs: 1 },
  ]);
  expect(text).toMatch(/FAILED {2}unit/);
});
