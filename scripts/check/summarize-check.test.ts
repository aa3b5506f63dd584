import { expect, test } from 'vitest';
import type { TestReport } from './read-test-report.ts';
import { judgeRuns, summarizeResults, type TurboRun } from './summarize-check.ts';

test('counts the tests of a task, a task without tests as one, and a pause as none', () => {
  const { text, isPassed } = summarizeResults(judgeRuns([setup()], readReport({ passed: 12 })));
  expect(isPassed).toBe(true);
  expect(text).toContain('ok       30.0 s  @spinreel/media#test: 12 passed, 0 failed');
  expect(text.split('\n').at(-1)).toBe('13 passed, 0 failed');
});

test('names failed and flaky tests before the last line', () => {
  const { text, isPassed } = summarizeResults(
    judgeRuns(
      [setup({ testExitCode: 1 })],
      readReport({ passed: 11, failures: ['a.test.ts: adds'], flaky: ['b.test.ts: waits'] }),
    ),
  );
  expect(isPassed).toBe(false);
  expect(text).toMatch(/Failed:\n {2}a\.test\.ts: adds\n/);
  expect(text).toMatch(/Flaky .*:\n {2}b\.test\.ts: waits\n/);
  expect(text.split('\n').at(-1)).toBe('12 passed, 1 failed');
});

test('a run that fails although all its tests passed is a failure', () => {
  const { text, isPassed } = summarizeResults(
    judgeRuns([setup({ testExitCode: 1 })], readReport({ passed: 12 })),
  );
  expect(isPassed).toBe(false);
  expect(text).toMatch(/Failed:\n {2}@spinreel\/media#test\n/);
});

test('a task that broke before it could report is a failure', () => {
  const { text } = summarizeResults(judgeRuns([setup({ testExitCode: 1 })], () => null));
  expect(text.split('\n').at(-1)).toBe('1 passed, 1 failed');
});

test('a run that Turborepo did not finish is a failure', () => {
  expect(summarizeResults(judgeRuns([null], () => null)).isPassed).toBe(false);
});

test('a check in which nothing ran is not passed', () => {
  expect(summarizeResults(judgeRuns([{ tasks: [] }], () => null)).isPassed).toBe(false);
});

function readReport(report: Partial<TestReport>) {
  return () => ({ passed: 0, failures: [], flaky: [], ...report });
}

function setup({ testExitCode = 0 } = {}): TurboRun {
  const task = (name: string, exitCode: number) => ({
    taskId: `@spinreel/media#${name}`,
    task: name,
    directory: 'packages/media',
    command: name,
    cache: { status: 'MISS' as const },
    execution: { startTime: 0, endTime: 30_000, exitCode },
  });
  return {
    tasks: [
      task('build', 0),
      task('test', testExitCode),
      task('queue:second', 0),
      { ...task('transit', 0), command: '<NONEXISTENT>' },
    ],
  };
}
