import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './read-test-run.ts';

const run = { root: '/repo', hasFailed: true, output: 'out of memory' };

test('names the first failed Vitest test with the first line of its error', () => {
  const failed = {
    fullName: 'counts',
    status: 'failed',
    failureMessages: ['Error: expected 1\n    at x.ts:1'],
  };
  const report = {
    numPassedTests: 2,
    testResults: [
      { name: '/repo/src/a.test.ts', status: 'passed', message: '', assertionResults: [] },
      { name: '/repo/src/b.test.ts', status: 'failed', message: '', assertionResults: [failed] },
    ],
  };
  expect(readVitestReport({ ...run, report })).toEqual({
    passed: 2,
    failure: { file: 'src/b.test.ts', title: 'counts', reason: 'Error: expected 1' },
  });
});

test('a run that fails without a failed test says nothing about a fault', () => {
  const file = { name: '/repo/src/a.test.ts', status: 'passed', message: '', assertionResults: [] };
  const vitest = { numPassedTests: 1, testResults: [file] };
  expect(() => readVitestReport({ ...run, report: vitest })).toThrow('out of memory');
  expect(() => readPlaywrightReport({ ...run, report: { suites: [] } })).toThrow('out of memory');
});

test('names the failed Playwright test of nested suites', () => {
  const spec = {
    title: 'asks which version stays',
    file: 'wizard/draft.spec.ts',
    ok: false,
    tests: [{ results: [{ status: 'timedOut', error: { message: 'Timeout\nmore' } }] }],
  };
  expect(readPlaywrightReport({ ...run, report: { suites: [{ suites: [{ specs: [spec] }] }] } })).toEqual({
    passed: 0,
    failure: { file: 'e2e/src/wizard/draft.spec.ts', title: spec.title, reason: 'Timeout' },
  });
});
