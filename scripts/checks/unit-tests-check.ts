import { existsSync, readFileSync } from 'node:fs';
import { projectRoot } from '../project-environment.mjs';
import { addTallies, oneCheck, type Check, type Tally } from './check.ts';
import { freshReportPath } from './report-folder.ts';
import { runCommand } from './run-command.ts';
import { twoAtATime } from './two-at-a-time.ts';
import { failedFiles, tallyAfterSecondLook, tallyOfVitest, type VitestReport } from './vitest-report.ts';
import { workspaces } from './workspaces.ts';

/** Those that take minutes, in the order of how many: begun last they would run on alone when all others have ended. */
const longest = ['apps/api', 'packages/ad-runtime', 'packages/preflight', 'packages/media', 'packages/cli'];

/**
 * Runs Vitest in every package that has a `test` script, and on these scripts. Files in which something failed are run
 * once more when the machine has nothing else to do: a test that passes alone is named as unsteady.
 */
export const unitTestsCheck: Check = {
  name: 'unit',
  proves: 'the tests beside the code pass',
  async run() {
    const tested = workspaces().filter(({ scripts }) => scripts.includes('test'));
    const folders = [{ folder: 'scripts', path: projectRoot }, ...tested];
    const runs = await twoAtATime(longestFirst(folders), (tests) => runVitest(tests));
    const tallies: Tally[] = [];
    for (const run of runs) tallies.push(await tallyWithSecondLook(run));
    return addTallies(tallies);
  },
};

interface Tests {
  /** `apps/api` */
  readonly folder: string;
  /** Absolute. */
  readonly path: string;
}

interface VitestRun {
  readonly tests: Tests;
  /** Null where Vitest itself broke. */
  readonly report: VitestReport | null;
  readonly exitCode: number;
}

function longestFirst<Tested extends { folder: string }>(all: readonly Tested[]): Tested[] {
  const rank = ({ folder }: Tested) => (longest.includes(folder) ? longest.indexOf(folder) : longest.length);
  return all.toSorted((one, other) => rank(one) - rank(other));
}

/** Of all files, or of those named. */
async function runVitest(tests: Tests, files: readonly string[] = []): Promise<VitestRun> {
  const { folder, path } = tests;
  const reportPath = freshReportPath('vitest', folder);
  const { exitCode, output } = await runCommand({
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`, ...files],
    folder: path,
    output: 'collect',
  });
  process.stdout.write(`\n--- ${folder}\n${output}`);
  const report = existsSync(reportPath)
    ? (JSON.parse(readFileSync(reportPath, 'utf8')) as VitestReport)
    : null;
  return { tests, report, exitCode };
}

async function tallyWithSecondLook({ tests, report, exitCode }: VitestRun): Promise<Tally> {
  if (report === null) return oneCheck(false);
  const failed = failedFiles(report);
  if (failed.length === 0) return tallyOfVitest(report, exitCode);
  const again = await runVitest(tests, failed);
  return again.report === null ? oneCheck(false) : tallyAfterSecondLook(report, again.report, again.exitCode);
}
