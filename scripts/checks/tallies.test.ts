import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../project-environment.mjs';
import { tallyOfPlaywright } from './playwright-report.ts';
import { failedFiles, tallyAfterSecondLook, tallyOfVitest, type VitestReport } from './vitest-report.ts';

const names = { failures: [], unsteady: [] };

describe('the tally of a Vitest run', () => {
  test('is what the report counted', () => {
    const report = {
      ...vitestReport({}),
      numPassedTests: 3,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 1,
    };
    expect(tallyOfVitest(report, 1)).toEqual({ passed: 3, failed: 2, skipped: 2, ...names });
  });

  test('names what failed: a test, or a file that could not be loaded', () => {
    const report = vitestReport({ 'a.test.ts': { adds: 'failed', waits: 'passed' } });
    expect(tallyOfVitest(report, 1).failures).toEqual(['a.test.ts: adds']);
    const broken = { name: join(projectRoot, 'b.test.ts'), status: 'failed', assertionResults: [] } as const;
    expect(tallyOfVitest({ ...report, testResults: [broken] }, 1).failures).toEqual(['b.test.ts']);
    expect(failedFiles(report)).toEqual([join(projectRoot, 'a.test.ts')]);
  });

  test('has a failure when the run broke outside of its tests', () => {
    const report = vitestReport({ 'a.test.ts': { adds: 'passed' } });
    expect(tallyOfVitest(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0, ...names });
  });

  test('has a failure when nothing ran', () => {
    expect(tallyOfVitest(vitestReport({}), 0).failed).toBe(1);
  });
});

describe('the tally after a second look at the files that failed', () => {
  const first = vitestReport({
    'a.test.ts': { adds: 'failed', waits: 'failed', draws: 'passed' },
    'b.test.ts': { sums: 'passed' },
  });

  test('counts each test once, and names what passed only alone', () => {
    const second = vitestReport({ 'a.test.ts': { adds: 'failed', waits: 'passed', draws: 'passed' } });
    expect(tallyAfterSecondLook(first, second, 1)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
      failures: ['a.test.ts: adds'],
      unsteady: ['a.test.ts: waits'],
    });
  });

  test('has a failure when the second run broke outside of its tests', () => {
    const second = vitestReport({ 'a.test.ts': { adds: 'passed', waits: 'passed', draws: 'passed' } });
    expect(tallyAfterSecondLook(first, second, 0).failed).toBe(0);
    expect(tallyAfterSecondLook(first, second, 1).failed).toBe(1);
  });
});

describe('the tally of a Playwright run', () => {
  const clean = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] };

  test('counts a test that passed on its second try as passed, and names it', () => {
    const spec = { file: 'gate.spec.ts', title: 'opens', tests: [{ status: 'flaky' }] };
    const report = {
      stats: { ...clean.stats, flaky: 1 },
      suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    };
    expect(tallyOfPlaywright(report, 0)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 0,
      failures: [],
      unsteady: ['e2e/src/gate.spec.ts: opens'],
    });
  });

  test('has a failure when the server did not start or nothing ran', () => {
    expect(tallyOfPlaywright(clean, 1).failed).toBe(1);
    expect(tallyOfPlaywright({ ...clean, stats: { ...clean.stats, expected: 0 } }, 0).failed).toBe(1);
  });
});

/** A report on files by name, each with the verdicts of its tests. */
function vitestReport(files: Record<string, Record<string, 'passed' | 'failed'>>): VitestReport {
  const testResults = Object.entries(files).map(([file, tests]) => {
    const assertionResults = Object.entries(tests).map(([fullName, status]) => ({ fullName, status }));
    const hasFailed = assertionResults.some(({ status }) => status === 'failed');
    return {
      name: join(projectRoot, file),
      status: hasFailed ? ('failed' as const) : ('passed' as const),
      assertionResults,
    };
  });
  const count = (wanted: string) =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted)
      .length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
  };
}
