import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { readPlaywrightReport, readVitestReport, type FinishedRun, type TestRun } from './read-test-run.ts';
import type { ScratchCheckout } from './scratch-checkout.ts';

/** The folder of the package that a file belongs to; `.` for the root of the repository. */
export function findPackage(file: string): string {
  const [first = '', second = ''] = file.split('/');
  if (first === 'e2e') return first;
  return ['apps', 'packages', 'lab'].includes(first) ? `${first}/${second}` : '.';
}

/** Builds what the tests of a package need, such as the generated player. */
export function buildFor(checkout: ScratchCheckout, folder: string): void {
  const filters = folder === '.' ? [] : [`--filter=./${folder}`];
  const served = folder === 'e2e' ? ['--filter=@spinreel/web'] : [];
  const builds = ['--filter=@spinreel/exporters', ...served, ...filters];
  checkout.run(['turbo', 'run', 'build', '--output-logs=errors-only', ...builds]);
}

/** Runs tests of a package until one fails. Without `files`, runs all its tests. */
export function runTests(
  checkout: ScratchCheckout,
  options: { folder: string; files?: readonly string[]; options?: readonly string[] },
): TestRun {
  const files = (options.files ?? []).map((file) => relative(options.folder, file));
  const more = options.options ?? [];
  return options.folder === 'e2e'
    ? runPlaywright(checkout, ['--project=desktop', ...files, ...more])
    : runVitest(checkout, options.folder, [...files, ...more]);
}

/** Runs the tests of a package that only `pnpm proof` runs, until one fails. */
export function runProofs(checkout: ScratchCheckout, folder: string): TestRun {
  if (folder === 'e2e') return runPlaywright(checkout, ['--project=proof']);
  const config = 'vitest.proof.config.ts';
  if (!existsSync(join(checkout.folder, config))) return { passed: 0, failure: null };
  return runVitest(checkout, '.', ['--config', config, '--passWithNoTests', `${folder}/`]);
}

function runVitest(checkout: ScratchCheckout, folder: string, args: readonly string[]): TestRun {
  const command = ['vitest', 'run', ...args, '--bail=1'];
  return readVitestReport(run(checkout, { folder, command, report: '.vitest/report.json' }));
}

function runPlaywright(checkout: ScratchCheckout, args: readonly string[]): TestRun {
  const command = ['playwright', 'test', ...args, '--max-failures=1', '--workers=1', '--pass-with-no-tests'];
  return readPlaywrightReport(run(checkout, { folder: 'e2e', command, report: '.playwright/report.json' }));
}

/** Runs tests. `report` is the JSON report in `node_modules` that the configuration of the tests names. */
function run(
  checkout: ScratchCheckout,
  options: { folder: string; command: readonly string[]; report: string },
): FinishedRun {
  const folder = join(checkout.folder, options.folder);
  const report = join(folder, 'node_modules', options.report);
  const [program = '', ...args] = options.command;
  const ownBin = join(folder, 'node_modules', '.bin');
  rmSync(report, { force: true });
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    env: { ...checkout.environment, PATH: `${ownBin}${delimiter}${checkout.environment['PATH']}` },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error !== undefined) throw error;
  const output = `${stdout}${stderr}`.slice(-3000);
  if (!existsSync(report)) throw new Error(`${program} wrote no report:\n${output}`);
  return {
    root: checkout.folder,
    hasFailed: status !== 0,
    output,
    report: JSON.parse(readFileSync(report, 'utf8')) as unknown,
  };
}
