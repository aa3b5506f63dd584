import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-environment.mjs';
import { oneCheck, type Check, type Tally } from './check.ts';
import { freshReportPath } from './report-folder.ts';
import { runCommand } from './run-command.ts';

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Runs Playwright: the product as its users see it, in a real browser. */
export const endToEndCheck: Check = {
  name: 'e2e',
  proves: 'the product works in a browser',
  async run() {
    const reportPath = freshReportPath('playwright', 'e2e');
    const { exitCode } = await runCommand({
      command: join(projectRoot, 'e2e', 'node_modules', '.bin', 'playwright'),
      args: ['test', '--reporter=list,json'],
      folder: join(projectRoot, 'e2e'),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath },
      output: 'stream',
    });
    if (!existsSync(reportPath)) return oneCheck(false);
    return tallyOfPlaywright(JSON.parse(readFileSync(reportPath, 'utf8')) as PlaywrightReport, exitCode);
  },
};

/** A run that broke before or beside its tests, or found none, has no failed test of its own but is a failure. */
export function tallyOfPlaywright({ stats }: PlaywrightReport, exitCode: number): Tally {
  const passed = stats.expected + stats.flaky;
  const isUnexplained = stats.unexpected === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: stats.unexpected + (isUnexplained ? 1 : 0), skipped: stats.skipped };
}
