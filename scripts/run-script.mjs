// `npm test`: installs missing packages, then runs all checks of CI.
// Runs on any Node from 20 on, with nothing installed.
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureSystemTools } from './ensure-system-tools.mjs';
import { projectNode } from './project-environment.mjs';
import { runProgram } from './run-program.mjs';

try {
  await ensureSystemTools(['ffmpeg', 'chromium']);
  await ensureInstalled();
  process.exitCode = await runProgram(projectNode, ['scripts/check.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
}
