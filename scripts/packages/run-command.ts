import { spawnSync } from 'node:child_process';
import { projectEnvironment, projectRoot } from '../project-environment.mjs';

/** Runs a command to its end and prints what it printed. Throws when it does not end with exit code 0. */
export function runCommand(command: string, args: readonly string[], folder: string = projectRoot): string {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env: projectEnvironment(),
    encoding: 'utf8',
  });
  const output = `${stdout ?? ''}${stderr ?? ''}`;
  console.log(`$ ${command} ${args.join(' ')}\n${output.trim()}`);
  if (status !== 0) {
    throw new Error(`${command} failed (exit code ${status ?? 'none'}).`, { cause: error });
  }
  return output;
}
