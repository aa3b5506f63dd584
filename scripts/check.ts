// Runs all checks, or those named, and sums up: `pnpm check`, `pnpm check lint unit`, `pnpm check --changed`, `pnpm check --quick`.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openMemoryFolder } from './check/open-memory-folder.ts';
import { runRelatedTests } from './check/run-related-tests.ts';
import { judgeRuns, summarizeResults, type TaskResult, type TurboRun } from './check/summarize-check.ts';
import { readTestReport } from './check/read-test-report.ts';
import { projectEnvironment, projectRoot } from './project-environment.mjs';

/** The tasks of turbo.json behind each check. */
const checks = {
  build: ['build'],
  lint: ['lint'],
  format: ['format:check'],
  knip: ['knip'],
  boundaries: ['boundaries'],
  requirements: ['requirements'],
  generated: ['generated'],
  commits: ['commits'],
  unit: ['test', 'test:scripts'],
  e2e: ['e2e'],
} as const;

type CheckName = keyof typeof checks;

/** What `pnpm check --quick` runs for the whole repository. */
const quickChecks: readonly CheckName[] = [
  'lint',
  'format',
  'knip',
  'boundaries',
  'requirements',
  'generated',
  'commits',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const names = readNames(positionals);
const results = values.quick ? runQuickChecks() : judgeRuns(runChecks(), readTestReport);

const { text, isPassed } = summarizeResults(results);
console.log(`\n${text}`);
process.exitCode = isPassed ? 0 : 1;

function readNames(words: readonly string[]): CheckName[] {
  const all = Object.keys(checks) as CheckName[];
  const unknown = words.filter((word) => !(all as string[]).includes(word));
  if (unknown.length > 0) {
    console.error(`Unknown check: ${unknown.join(', ')}. Available checks: ${all.join(', ')}.`);
    process.exit(2);
  }
  return words.length === 0 ? all : all.filter((name) => words.includes(name));
}

function runChecks(): (TurboRun | null)[] {
  const options = values.changed ? ['--affected'] : [];
  // The longest task, e2e, needs the build. Only after it can e2e start before all other tests.
  const isTest = (name: CheckName) => name === 'unit' || name === 'e2e';
  return [names.filter((name) => !isTest(name)), names.filter(isTest)]
    .filter((part) => part.length > 0)
    .map((part) =>
      runTurbo(
        part.flatMap((name) => checks[name]),
        options,
      ),
    );
}

/** Runs what finds most mistakes in the least time: the static checks, and the unit tests of the changed files. */
function runQuickChecks(): TaskResult[] {
  const staticChecks = runTurbo(quickChecks.flatMap((name) => checks[name]));
  return [...judgeRuns([staticChecks], readTestReport), ...runRelatedTests()];
}

/**
 * Runs tasks to the end, failures included, two at a time: with more, pages draw more frames while they wait for each other,
 * which takes a tenth more of the processors.
 *
 * @param options for Turborepo
 */
function runTurbo(tasks: readonly string[], options: readonly string[] = []): TurboRun | null {
  const reports = join(projectRoot, '.turbo', 'runs');
  rmSync(reports, { recursive: true, force: true });
  const temporary = openMemoryFolder();
  const common = ['--continue=always', '--concurrency=2', '--summarize', '--output-logs=new-only'];
  spawnSync('turbo', ['run', ...tasks, ...common, ...options], {
    cwd: projectRoot,
    env: { ...projectEnvironment(), ...(temporary === null ? {} : { TMPDIR: temporary }) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (temporary !== null) rmSync(temporary, { recursive: true, force: true, maxRetries: 10 });
  const [report] = globSync('*.json', { cwd: reports });
  return report === undefined ? null : (JSON.parse(readFileSync(join(reports, report), 'utf8')) as TurboRun);
}
