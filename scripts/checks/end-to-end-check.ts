import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-environment.mjs';
import { oneCheck, type Check } from './check.ts';
import { tallyOfPlaywright, type PlaywrightReport } from './playwright-report.ts';
import { freshReportPath } from './report-folder.ts';
import { runCommand } from './run-command.ts';

/** A test that fails is tried once more, by itself: one that passes then is named as unsteady. */
const retries = 1;

/** Runs Playwright: the product as its users see it, in a real browser. */
export const endToEndCheck: Check = {
  name: 'e2e',
  proves: 'the product works in a browser',
  async run() {
    const reportPath = freshReportPath('playwright', 'e2e');
    const { exitCode } = await runCommand({
      command: join(projectRoot, 'e2e', 'node_modules', '.bin', 'playwright'),
      args: ['test', '--reporter=list,json', `--retries=${retries}`],
      folder: join(projectRoot, 'e2e'),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath },
      output: 'stream',
    });
    if (!existsSync(reportPath)) return oneCheck(false);
    return tallyOfPlaywright(JSON.parse(readFileSync(reportPath, 'utf8')) as PlaywrightReport, exitCode);
  },
};
