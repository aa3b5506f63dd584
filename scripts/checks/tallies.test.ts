import { describe, expect, test } from 'vitest';
import { tallyOfPlaywright } from './end-to-end-check.ts';
import { tallyOfVitest } from './unit-tests-check.ts';

describe('the tally of a Vitest run', () => {
  const clean = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

  test('is what the report counted', () => {
    const report = { numPassedTests: 3, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
    expect(tallyOfVitest(report, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  test('has a failure when the run broke outside of its tests', () => {
    expect(tallyOfVitest(clean, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  test('has a failure when nothing ran', () => {
    expect(tallyOfVitest({ ...clean, numPassedTests: 0 }, 0).failed).toBe(1);
  });
});

describe('the tally of a Playwright run', () => {
  const clean = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

  test('counts a test that passed on its second try as passed', () => {
    expect(tallyOfPlaywright({ stats: { ...clean, flaky: 1 } }, 0)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 0,
    });
  });

  test('has a failure when the server did not start or nothing ran', () => {
    expect(tallyOfPlaywright({ stats: clean }, 1).failed).toBe(1);
    expect(tallyOfPlaywright({ stats: { ...clean, expected: 0 } }, 0).failed).toBe(1);
  });
});
