// Installs missing packages, then runs a TypeScript file of this folder with the project's Node: `npm test`, `npm run proof`.
// Runs on any Node from 20 on, with nothing installed.
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureSystemTools } from './ensure-system-tools.mjs';
import { projectNode } from './project-environment.mjs';
import { runProgram } from './run-program.mjs';

const [file, ...args] = process.argv.slice(2);

try {
  await ensureSystemTools(['ffmpeg', 'chromium']);
  await ensureInstalled();
  process.exitCode = await runProgram(projectNode, [`scripts/${file}`, ...args]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
}
