import { findProgram } from './find-program.ts';
import { findNetworkIsolation } from './find-network-isolation.ts';

/** Limits that the kernel enforces for one process. */
export interface ProcessLimits {
  readonly cpuSeconds?: number;
  /** Address space in bytes. */
  readonly addressSpaceBytes?: number;
  /** Private writable memory in bytes, for programs that reserve far more address space than they use. */
  readonly dataBytes?: number;
  readonly fileBytes?: number;
}

/**
 * Wraps a command so that the process has no network (`unshare`), is killed when this process dies (`setpriv
 * --pdeathsig`) and keeps to its limits (`prlimit`). Where these tools are missing, watching the process and killing
 * its group still work.
 */
export async function guardCommand(
  program: string,
  args: readonly string[],
  limits: ProcessLimits,
): Promise<{ program: string; args: string[] }> {
  const [isolation, setpriv, prlimit] = await Promise.all([
    findNetworkIsolation(),
    findProgram('setpriv'),
    findProgram('prlimit'),
  ]);
  const command = [program, ...args];
  if (prlimit) command.unshift(prlimit, ...buildLimitArguments(limits), '--');
  // If this process dies before the other one has registered for its death, the program must not start.
  if (setpriv) command.unshift('/bin/sh', '-c', 'test "$PPID" = "$0" && exec "$@"', String(process.pid));
  if (setpriv) command.unshift(setpriv, '--pdeathsig', 'KILL', '--');
  // This comes first in the command line, because a change of user clears the registration.
  if (isolation) command.unshift(...isolation);
  const [first = program, ...rest] = command;
  return { program: first, args: rest };
}

function buildLimitArguments(limits: ProcessLimits): string[] {
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
