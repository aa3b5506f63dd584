import { relative } from 'node:path';

/** The result of a run that stops at the first failure. */
export interface TestRun {
  readonly passed: number;
  readonly failure: TestFailure | null;
}

/** The first failed test. */
export interface TestFailure {
  /** From the root of the repository. */
  readonly file: string;
  readonly title: string;
  /** The first line of its error. */
  readonly reason: string;
}

/** What a test runner left. */
export interface FinishedRun {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly hasFailed: boolean;
  /** The end of what it printed. */
  readonly output: string;
  /** Its JSON report. */
  readonly report: unknown;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Reads Vitest's JSON report. A run that fails without a failed test throws: that says nothing about the product. */
export function readVitestReport({ root, hasFailed, output, report }: FinishedRun): TestRun {
  const { numPassedTests, testResults } = report as VitestReport;
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed === undefined) continue;
    const failure = { file: relative(root, name), title: failed.fullName };
    return {
      passed: numPassedTests,
      failure: { ...failure, reason: readReason(failed.failureMessages?.[0]) },
    };
  }
  const broken = testResults.find(({ status }) => status === 'failed');
  if (broken !== undefined) {
    const file = relative(root, broken.name);
    return {
      passed: numPassedTests,
      failure: { file, title: '(the file)', reason: readReason(broken.message) },
    };
  }
  if (hasFailed && testResults.length > 0) throw new Error(`Vitest failed:\n${output}`);
  return { passed: numPassedTests, failure: null };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly {
        readonly status: string;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
}

/** Reads Playwright's JSON report, by the same rules. */
export function readPlaywrightReport({ hasFailed, output, report }: FinishedRun): TestRun {
  const specs = listSpecs(report as PlaywrightSuite);
  const resultsOf = (spec: (typeof specs)[number]) => spec.tests.flatMap(({ results }) => results);
  const passed = specs.filter((spec) => resultsOf(spec).some(({ status }) => status === 'passed')).length;
  for (const spec of specs) {
    const failed = resultsOf(spec).find(({ status }) => status === 'failed' || status === 'timedOut');
    if (failed === undefined) continue;
    const failure = { file: `e2e/src/${spec.file}`, title: spec.title };
    return { passed, failure: { ...failure, reason: readReason(failed.error?.message) } };
  }
  if (hasFailed) throw new Error(`Playwright failed:\n${output}`);
  return { passed, failure: null };
}

function listSpecs(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']>[number][] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)];
}

function readReason(message = ''): string {
  // oxlint-disable-next-line no-control-regex -- terminal colors
  const plain = message.replaceAll(/\u001B\[[0-9;]*m/g, '');
  return plain.split('\n')[0]?.slice(0, 160) ?? '';
}
