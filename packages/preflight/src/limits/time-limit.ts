import { createContext, Script } from 'node:vm';

/** How many times longer work may take on a busy machine. */
const maxStretch = 5;

/**
 * Runs `work` and stops it after `limitMs`, even inside a library or a regular expression: malicious markup can keep a
 * parser busy for hours. Work that got little processor time in this period, because the machine is busy, is run a second
 * time with a longer limit. Rethrows errors of `work`. Throws an error with code `ERR_SCRIPT_EXECUTION_TIMEOUT` on
 * timeout.
 */
export function withTimeLimit<Result>(limitMs: number, work: () => Result): Result {
  const run = (timeout: number) => runInSandbox(work, timeout);
  const before = process.threadCpuUsage();
  try {
    return run(limitMs);
  } catch (error) {
    const { user, system } = process.threadCpuUsage(before);
    const stretch = Math.min(limitMs / ((user + system) / 1000), maxStretch);
    if (!isTimeout(error) || stretch < 1.5) throw error;
    return run(Math.ceil(limitMs * stretch));
  }
}

/** Takes the call of a function, which is the only way to limit its time. Creating it takes longer than most checks. */
const sandbox: { work: (() => unknown) | null } = { work: null };
createContext(sandbox);
const callWork = new Script('work()');

function runInSandbox<Result>(work: () => Result, timeout: number): Result {
  const { work: outerWork } = sandbox;
  sandbox.work = work;
  try {
    return callWork.runInContext(sandbox, { timeout }) as Result;
  } finally {
    sandbox.work = outerWork;
  }
}

/** The error belongs to the context in which the work ran, so it is no instance of this context's `Error`. */
function isTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
