import { oneCheck, type Check } from './check.ts';
import { runCommand } from './run-command.ts';

/** Checks that are one command each: it holds when the command ends with 0. */
export const buildCheck = commandCheck(
  'build',
  'everything builds',
  'turbo',
  'run build --output-logs=errors-only',
);
export const lintCheck = commandCheck('lint', 'oxlint finds nothing', 'oxlint', '--type-aware');
export const formatCheck = commandCheck('format', 'oxfmt would change nothing', 'oxfmt', '--check');
export const deadCodeCheck = commandCheck('knip', 'no dead file, export or dependency', 'knip', '');
export const boundariesCheck = commandCheck(
  'boundaries',
  'packages import only what they may',
  'turbo',
  'boundaries',
);

function commandCheck(name: string, proves: string, command: string, args: string): Check {
  const run = async () => {
    const { exitCode } = await runCommand({
      command,
      args: args.split(' ').filter(Boolean),
      output: 'stream',
    });
    return oneCheck(exitCode === 0);
  };
  return { name, proves, run };
}
