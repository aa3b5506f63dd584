import { findProgram } from './find-program.ts';
import { withoutNetwork } from './without-network.ts';

/** What the kernel enforces for one process. */
export interface ProcessLimits {
  readonly cpuSeconds?: number;
  /** Address space in bytes. */
  readonly addressSpaceBytes?: number;
  /** Private writable memory in bytes: for programs that reserve far more addresses than they use. */
  readonly dataBytes?: number;
  readonly fileBytes?: number;
}

/**
 * The command wrapped so that the process reaches no network (`unshare`), dies with this one (`setpriv --pdeathsig`) and
 * keeps to its limits (`prlimit`). Where the machine has none of them, time-outs and the group kill remain.
 */
export async function guardedCommand(
  program: string,
  args: readonly string[],
  limits: ProcessLimits,
): Promise<{ program: string; args: string[] }> {
  const [alone, setpriv, prlimit] = await Promise.all([
    withoutNetwork(),
    findProgram('setpriv'),
    findProgram('prlimit'),
  ]);
  const words = [program, ...args];
  if (prlimit) words.unshift(prlimit, ...limitArguments(limits), '--');
  if (setpriv) words.unshift(setpriv, '--pdeathsig', 'KILL', '--');
  // Outermost: a change of user would make the process forget whose death it follows.
  if (alone) words.unshift(...alone);
  const [first = program, ...rest] = words;
  return { program: first, args: rest };
}

function limitArguments(limits: ProcessLimits): string[] {
  const named = {
    core: 0,
    cpu: limits.cpuSeconds,
    as: limits.addressSpaceBytes,
    data: limits.dataBytes,
    fsize: limits.fileBytes,
  };
  return Object.entries(named)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `--${name}=${value}`);
}
