import { existsSync, readFileSync } from 'node:fs';
import { projectRoot } from '../project-environment.mjs';
import { addTallies, oneCheck, type Check, type Tally } from './check.ts';
import { freshReportPath } from './report-folder.ts';
import { runCommand } from './run-command.ts';
import { twoAtATime } from './two-at-a-time.ts';
import { workspaces } from './workspaces.ts';

/** The part of Vitest's JSON report that is counted. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** Those that take minutes, in the order of how many: begun last they would run on alone when all others have ended. */
const longest = ['apps/api', 'packages/ad-runtime', 'packages/preflight', 'packages/media', 'packages/cli'];

/** Runs Vitest in every package that has a `test` script, and on these scripts. */
export const unitTestsCheck: Check = {
  name: 'unit',
  proves: 'the tests beside the code pass',
  async run() {
    const tested = workspaces().filter(({ scripts }) => scripts.includes('test'));
    const folders = [{ folder: 'scripts', path: projectRoot }, ...tested];
    return addTallies(await twoAtATime(longestFirst(folders), runVitest));
  },
};

function longestFirst<Tested extends { folder: string }>(all: readonly Tested[]): Tested[] {
  const rank = ({ folder }: Tested) => (longest.includes(folder) ? longest.indexOf(folder) : longest.length);
  return all.toSorted((one, other) => rank(one) - rank(other));
}

async function runVitest({ folder, path }: { folder: string; path: string }): Promise<Tally> {
  const reportPath = freshReportPath('vitest', folder);
  const { exitCode, output } = await runCommand({
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`],
    folder: path,
    output: 'collect',
  });
  process.stdout.write(`\n--- ${folder}\n${output}`);
  if (!existsSync(reportPath)) return oneCheck(false);
  return tallyOfVitest(JSON.parse(readFileSync(reportPath, 'utf8')) as VitestReport, exitCode);
}

/** A file that cannot be loaded, or a run without any test, has no failed test of its own but is a failure. */
export function tallyOfVitest(report: VitestReport, exitCode: number): Tally {
  const isUnexplained = report.numFailedTests === 0 && (exitCode !== 0 || report.numPassedTests === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (isUnexplained ? 1 : 0),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
