import type { Tally } from './check.ts';

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  /** One for each file. */
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    /** Its path in the folder of the tests. */
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** A run that broke before or beside its tests, or found none, has no failed test of its own but is a failure. */
export function tallyOfPlaywright({ stats, suites }: PlaywrightReport, exitCode: number): Tally {
  const passed = stats.expected + stats.flaky;
  const isUnexplained = stats.unexpected === 0 && (exitCode !== 0 || passed === 0);
  return {
    passed,
    failed: stats.unexpected + (isUnexplained ? 1 : 0),
    skipped: stats.skipped,
    failures: namesOf('unexpected', suites),
    unsteady: namesOf('flaky', suites),
  };
}

function namesOf(status: string, suites: readonly PlaywrightSuite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `e2e/src/${file}: ${title}`),
    ...namesOf(status, inner),
  ]);
}
