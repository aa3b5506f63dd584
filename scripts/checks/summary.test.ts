import { expect, test } from 'vitest';
import type { Tally } from './check.ts';
import { summary } from './summary.ts';

test('the last line is the sum over all checks, alone', () => {
  const text = summary([
    { name: 'lint', proves: 'clean', tally: tally({ passed: 1 }), durationMs: 1200 },
    {
      name: 'unit',
      proves: 'works',
      tally: tally({ passed: 40, failed: 2, skipped: 1 }),
      durationMs: 30_000,
    },
  ]);
  expect(text.split('\n').at(-1)).toBe('41 passed, 2 failed');
});

test('a check with a failed test is marked', () => {
  const text = summary([{ name: 'unit', proves: '', tally: tally({ passed: 9, failed: 1 }), durationMs: 1 }]);
  expect(text).toMatch(/FAILED {2}unit/);
});

test('tests that failed, and those that passed only alone, are named at the end, where a reader looks first', () => {
  const text = summary([
    {
      name: 'unit',
      proves: '',
      tally: tally({ failed: 1, failures: ['a.test.ts: adds'], unsteady: ['b.test.ts: waits'] }),
      durationMs: 1,
    },
  ]);
  expect(text.split('\n').slice(-8)).toEqual([
    '',
    '  failed',
    '    a.test.ts: adds',
    '',
    '  unsteady: failed among others, passed alone',
    '    b.test.ts: waits',
    '',
    '0 passed, 1 failed',
  ]);
});

function tally(part: Partial<Tally>): Tally {
  return { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [], ...part };
}
