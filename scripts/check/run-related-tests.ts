import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectEnvironment, projectRoot } from '../project-environment.mjs';
import { groupChangedFiles } from './group-changed-files.ts';
import { readTestReport, testReportPath } from './read-test-report.ts';
import { judgeResult, type TaskResult } from './summarize-check.ts';

/**
 * Runs the unit tests that import a changed file, in the package of this file. On a branch, files are changed if they
 * differ from `main`; on `main`, if they are not committed.
 */
export function runRelatedTests(): TaskResult[] {
  return [...groupChangedFiles(listChangedFiles())]
    .filter(([folder]) => existsSync(join(projectRoot, folder, 'vitest.config.ts')))
    .map(([folder, files]) => {
      // The report of an earlier run must not count for one that breaks before it can report.
      rmSync(testReportPath(folder, 'test'), { force: true });
      const startedAt = Date.now();
      const { status } = spawnSync('vitest', ['related', '--run', '--passWithNoTests', ...files], {
        cwd: join(projectRoot, folder),
        env: projectEnvironment(),
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      return judgeResult({
        name: `${folder}: tests of changed files`,
        seconds: (Date.now() - startedAt) / 1000,
        isCached: false,
        hasFailed: status !== 0,
        report: readTestReport(folder, 'test'),
      });
    });
}

function listChangedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean);
  const isMain = git('branch', '--show-current')[0] === 'main';
  return [
    ...new Set([
      ...git('diff', '--name-only', '--diff-filter=d', isMain ? 'HEAD' : 'main'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}
