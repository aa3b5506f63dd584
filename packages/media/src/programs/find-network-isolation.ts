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
  // Root may do so directly and can still read the files of other users. Everyone else needs a user namespace.
  const asWhom = process.getuid?.() === 0 ? [] : ['--map-current-user'];
  const words = [unshare, ...asWhom, '--net', '--'];
  const known = allowed.get(unshare) ?? canRun(words);
  allowed.set(unshare, known);
  return (await known) ? words : null;
}

/** The system may lack the option or forbid it, so the only test is to run it. */
function canRun([program = '', ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(program, [...args, program, '--version'], (error) => resolve(error === null));
  });
}
