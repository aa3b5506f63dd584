import { relative } from 'node:path';
import { projectRoot } from '../project-environment.mjs';
import type { Tally } from './check.ts';

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    /** The file's absolute path. */
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** A file that cannot be loaded, or a run without any test, has no failed test of its own but is a failure. */
export function tallyOfVitest(report: VitestReport, exitCode: number): Tally {
  const isUnexplained = report.numFailedTests === 0 && (exitCode !== 0 || report.numPassedTests === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (isUnexplained ? 1 : 0),
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failuresIn(report),
    unsteady: [],
  };
}

/** The absolute paths of the files in which something failed. */
export function failedFiles({ testResults }: VitestReport): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** The tally of a run whose failed files have been run once more, alone: what passed then was unsteady, not wrong. */
export function tallyAfterSecondLook(first: VitestReport, second: VitestReport, exitCode: number): Tally {
  const looked = first.testResults.filter(({ status }) => status === 'failed');
  const passedInLooked = looked
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  const again = tallyOfVitest(second, exitCode);
  return {
    passed: first.numPassedTests - passedInLooked + again.passed,
    failed: again.failed,
    skipped: first.numPendingTests + first.numTodoTests,
    failures: again.failures,
    unsteady: failuresIn(first).filter((name) => !again.failures.includes(name)),
  };
}

function failuresIn({ testResults }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(projectRoot, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`);
    });
}
