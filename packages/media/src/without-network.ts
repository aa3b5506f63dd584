import { execFile } from 'node:child_process';
import { findProgram } from './find-program.ts';

/** By path of `unshare`: whether it may be used here. Containers and some systems do not let it. */
const allowed = new Map<string, Promise<boolean>>();

/**
 * The start of a command line that runs in a network of its own, in which there is nobody, not even this machine; null where
 * the machine does not let us have one.
 */
export async function withoutNetwork(): Promise<readonly string[] | null> {
  const unshare = await findProgram('unshare');
  if (unshare === null) return null;
  // Root may do so as it is, and goes on reading what belongs to others; anybody else has to be somebody of their own.
  const asWhom = process.getuid?.() === 0 ? [] : ['--map-current-user'];
  const words = [unshare, ...asWhom, '--net', '--'];
  const known = allowed.get(unshare) ?? tried(words);
  allowed.set(unshare, known);
  return (await known) ? words : null;
}

/** The system may lack the option, or forbid it: only trying tells. */
function tried([program = '', ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(program, [...args, program, '--version'], (error) => resolve(error === null));
  });
}
