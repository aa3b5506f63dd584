import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../project-environment.mjs';

/** The result of one task's tests. */
export interface TestReport {
  readonly passed: number;
  /** `apps/api/src/ads/ad-store.test.ts: keeps the last 20 versions` */
  readonly failures: readonly string[];
  /** Tests that failed first and passed when they were retried. Vitest prints no errors of these, so they follow the name. */
  readonly flaky: readonly string[];
}

/** The part of Vitest's JSON report that is used. */
interface VitestReport {
  readonly testResults: readonly {
    /** Absolute path of the file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that is used. */
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Where Vitest or Playwright writes the report of a package. */
export function testReportPath(folder: string, task: string): string {
  const runner = task === 'e2e' ? '.playwright' : '.vitest';
  return join(projectRoot, folder, 'node_modules', runner, 'report.json');
}

/**
 * Reads the report that Vitest or Playwright wrote in a package.
 *
 * @param folder the package's folder, from the root of the repository
 * @returns null where there is none: the task runs no tests, or broke before it could report
 */
export function readTestReport(folder: string, task: string): TestReport | null {
  return readReportFile(testReportPath(folder, task), task === 'e2e' ? folder : null);
}

/**
 * Reads a report file.
 *
 * @param browserTests the folder of the tests if Playwright wrote the report; null if Vitest did
 * @returns null if there is no such file
 */
export function readReportFile(path: string, browserTests: string | null): TestReport | null {
  if (!existsSync(path)) return null;
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return browserTests === null
    ? readVitestReport(report as VitestReport)
    : readPlaywrightReport(report as PlaywrightReport, browserTests);
}

export function readVitestReport({ testResults }: VitestReport): TestReport {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, title: `${relative(projectRoot, name)}: ${test.fullName}` })),
  );
  const unloadable = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const passed = tests.filter(({ status }) => status === 'passed');
  return {
    passed: passed.length,
    failures: [
      ...unloadable.map(({ name }) => relative(projectRoot, name)),
      ...tests.filter(({ status }) => status === 'failed').map(({ title }) => title),
    ],
    flaky: passed
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ title, failureMessages }) => [title, ...failureMessages].join('\n').replaceAll('\n', '\n    ')),
  };
}

export function readPlaywrightReport({ suites }: PlaywrightReport, folder: string): TestReport {
  const tests = listTests(suites);
  const titlesWith = (wanted: string) =>
    tests.filter(({ status }) => status === wanted).map(({ title }) => `${folder}/src/${title}`);
  const flaky = titlesWith('flaky');
  return {
    passed: titlesWith('expected').length + flaky.length,
    failures: titlesWith('unexpected'),
    flaky,
  };
}

function listTests(suites: readonly PlaywrightSuite[]): { title: string; status: string }[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status }) => ({ title: `${file}: ${title}`, status })),
    ),
    ...listTests(inner),
  ]);
}
