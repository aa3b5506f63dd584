// `npm start`: installs missing packages, builds changed packages, and serves the product until it is stopped.
// Runs on any Node from 20 on, with nothing installed.
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureSystemTools } from './ensure-system-tools.mjs';
import { projectNode, serverEnvironment } from './project-environment.mjs';
import { runProgram } from './run-program.mjs';

try {
  await ensureSystemTools(['ffmpeg']);
  await ensureInstalled();
  console.log('Building what changed ...');
  const built = await runProgram('turbo', ['run', 'build'], { quiet: true });
  if (built !== 0) throw new Error('The build did not finish; the lines above say where it stopped.');
  process.exitCode = await runProgram(projectNode, ['apps/api/src/server.ts'], { env: serverEnvironment() });
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
