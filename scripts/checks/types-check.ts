import { join } from 'node:path';
import { projectRoot } from '../project-environment.mjs';
import { oneCheck, type Check } from './check.ts';
import { runCommand } from './run-command.ts';
import { twoAtATime } from './two-at-a-time.ts';
import { workspaces } from './workspaces.ts';

/** Compiles every package, and these scripts, without writing anything. */
export const typesCheck: Check = {
  name: 'types',
  proves: 'every package compiles',
  async run() {
    const folders = [join(projectRoot, 'scripts'), ...workspaces().map(({ path }) => path)];
    const results = await twoAtATime(folders, async (folder) => {
      const result = await runCommand({ command: 'tsc', args: ['-p', folder], output: 'collect' });
      process.stdout.write(result.output);
      return result;
    });
    return oneCheck(results.every(({ exitCode }) => exitCode === 0));
  },
};
