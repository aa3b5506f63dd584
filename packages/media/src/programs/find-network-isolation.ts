import { execFile } from 'node:child_process';
import { findProgram } from './find-program.ts';

/** By path of `unshare`: whether it may be used here. Containers and some systems do not allow it. */
const allowed = new Map<string, Promise<boolean>>();

/**
 * Finds the start of a command line that runs a program in its own empty network namespace, in which it cannot even reach
 * this machine. Null if the system does not allow that.
 */
export async function findNetworkIsolation(): Promise<readonly string[] | null> {
  const unshare = await findProgram('unshare');
  if (unshare === null) return null;
  // Root may do this directly and must be able to read other users' files. Other users need a user namespace.
  const asWhom = process.getuid?.() === 0 ? [] : ['--map-current-user'];
  const command = [unshare, ...asWhom, '--net', '--'];
  const known = allowed.get(unshare) ?? canRun(command);
  allowed.set(unshare, known);
  return (await known) ? command : null;
}

/** The system may lack the option or forbid it, so the only test is to run it. */
function canRun([program = '', ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(program, [...args, program, '--version'], (error) => resolve(error === null));
  });
}
