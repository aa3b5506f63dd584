import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-environment.mjs';
import { readPlaywrightReport, readVitestReport } from './read-test-report.ts';

test('a Vitest test that passed when it was retried is passed and flaky, with its errors', () => {
  const report = vitestReport('passed', [
    { fullName: 'adds', status: 'passed', failureMessages: [] },
    { fullName: 'waits', status: 'passed', failureMessages: ['timed out\nat a.test.ts:3'] },
  ]);
  expect(report).toEqual({
    passed: 2,
    failures: [],
    flaky: ['a.test.ts: waits\n    timed out\n    at a.test.ts:3'],
  });
});

test('a failed Vitest test is named with its file', () => {
  const report = vitestReport('failed', [{ fullName: 'adds', status: 'failed', failureMessages: ['no'] }]);
  expect(report).toEqual({ passed: 0, failures: ['a.test.ts: adds'], flaky: [] });
});

test('a Vitest file that cannot be loaded is a failure', () => {
  expect(vitestReport('failed', []).failures).toEqual(['a.test.ts']);
});

test('Playwright tests are counted in nested suites too', () => {
  const spec = (title: string, status: string) => ({ file: 'a.spec.ts', title, tests: [{ status }] });
  const report = readPlaywrightReport(
    {
      suites: [
        {
          specs: [spec('opens', 'expected'), spec('waits', 'flaky')],
          suites: [{ specs: [spec('closes', 'unexpected')] }],
        },
      ],
    },
    'e2e',
  );
  expect(report).toEqual({
    passed: 2,
    failures: ['e2e/src/a.spec.ts: closes'],
    flaky: ['e2e/src/a.spec.ts: waits'],
  });
});

function vitestReport(
  status: string,
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[],
) {
  return readVitestReport({
    testResults: [{ name: join(projectRoot, 'a.test.ts'), status, assertionResults }],
  });
}
