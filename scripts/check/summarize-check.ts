import type { TestReport } from './read-test-report.ts';

/** The part of Turborepo's run summary that is used. */
export interface TurboRun {
  readonly tasks: readonly TurboTask[];
}

interface TurboTask {
  /** `@spinreel/media#test` */
  readonly taskId: string;
  readonly task: string;
  /** From the root of the repository; empty for the root itself. */
  readonly directory: string;
  /** `<NONEXISTENT>` where the package has no such script. */
  readonly command: string;
  readonly cache: { readonly status: 'HIT' | 'MISS' };
  /** Missing where the task was never started. */
  readonly execution?: { readonly startTime: number; readonly endTime: number; readonly exitCode: number };
}

/** What a task, or a step of the proof, came to. */
export interface TaskResult {
  readonly name: string;
  readonly seconds: number;
  readonly isCached: boolean;
  readonly passed: number;
  readonly failures: readonly string[];
  readonly flaky: readonly string[];
}

/**
 * Judges all tasks of Turborepo's runs. A task without tests counts as one.
 *
 * @param runs null where Turborepo wrote no summary, which counts as a failure
 * @param readReport finds what the tests of a task reported, or null
 */
export function judgeRuns(
  runs: readonly (TurboRun | null)[],
  readReport: (directory: string, task: string) => TestReport | null,
): TaskResult[] {
  return runs.flatMap((run) =>
    run === null
      ? [brokenRun]
      : run.tasks
          .filter(({ command, task }) => command !== '<NONEXISTENT>' && !isPause(task))
          .map((task) => judgeTask(task, runsTests(task) ? readReport(task.directory, task.task) : null)),
  );
}

/** Words results: one line each, the names of failed and flaky tests, and `N passed, N failed` as the last line. */
export function summarizeResults(results: readonly TaskResult[]): {
  text: string;
  isPassed: boolean;
} {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failures = results.flatMap((result) => result.failures);
  const lines = results
    .toSorted((one, other) => one.seconds - other.seconds)
    .map(({ name, seconds, isCached, passed: count, failures: { length } }) => {
      const verdict = length > 0 ? 'FAILED' : 'ok    ';
      const time = isCached ? ' cached' : `${seconds.toFixed(1).padStart(6)} s`;
      return `  ${verdict} ${time}  ${name}: ${count} passed, ${length} failed`;
    });
  return {
    text: [
      ...lines,
      ...listTests('Failed:', failures),
      ...listTests(
        'Flaky (failed, then passed when retried):',
        results.flatMap(({ flaky }) => flaky),
      ),
      '',
      `${passed} passed, ${failures.length} failed`,
    ].join('\n'),
    isPassed: failures.length === 0 && passed > 0,
  };
}

const brokenRun: TaskResult = {
  name: 'turbo',
  seconds: 0,
  isCached: false,
  passed: 0,
  failures: ['turbo wrote no summary'],
  flaky: [],
};

/** Whether a task only delays others, so that the longest start first. */
function isPause(task: string): boolean {
  return task.startsWith('queue:');
}

function runsTests({ task }: TurboTask): boolean {
  return task === 'test' || task === 'test:scripts' || task === 'e2e';
}

function judgeTask(task: TurboTask, report: TestReport | null): TaskResult {
  const { taskId, execution, cache } = task;
  return judgeResult({
    name: taskId,
    seconds: execution === undefined ? 0 : (execution.endTime - execution.startTime) / 1000,
    isCached: cache.status === 'HIT',
    hasFailed: execution === undefined || execution.exitCode !== 0,
    report,
  });
}

/** Judges a program by how it ended and by what its tests reported. A program without tests counts as one. */
export function judgeResult(options: {
  name: string;
  seconds: number;
  isCached: boolean;
  hasFailed: boolean;
  report: TestReport | null;
}): TaskResult {
  const { name, seconds, isCached, hasFailed, report } = options;
  const reported = report?.failures ?? [];
  return {
    name,
    seconds,
    isCached,
    passed: report?.passed ?? (hasFailed ? 0 : 1),
    // A program can fail although all its tests passed, for instance by an unhandled rejection.
    failures: reported.length > 0 || !hasFailed ? reported : [name],
    flaky: report?.flaky ?? [],
  };
}

function listTests(heading: string, titles: readonly string[]): string[] {
  return titles.length === 0 ? [] : ['', heading, ...titles.map((title) => `  ${title}`)];
}
