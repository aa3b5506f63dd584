// `npm start`: installs what is missing, builds what changed, serves the product until it is stopped.
// Runs on any Node from 20 on, with nothing installed.
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureSystemTools } from './ensure-system-tools.mjs';
import { projectNode } from './project-environment.mjs';
import { runProgram } from './run-program.mjs';

try {
  await ensureSystemTools(['ffmpeg']);
  await ensureInstalled();
  const built = await runProgram('turbo', ['run', 'build', '--output-logs=errors-only']);
  if (built !== 0) throw new Error('The build failed; the lines above say where.');
  process.exitCode = await runProgram(projectNode, ['apps/api/src/server.ts']);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
