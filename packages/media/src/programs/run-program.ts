import { spawn, type ChildProcess } from 'node:child_process';
import { encoderLimits } from './encoder-limits.ts';
import { guardCommand, type ProcessLimits } from './guard-command.ts';
import { type EndReason, watchProcess } from './watch-process.ts';

/** What to run, and its limits. */
export interface ProgramRun {
  /** Absolute path. */
  readonly program: string;
  readonly args: readonly string[];
  readonly stdin?: Uint8Array | undefined;
  /** Limit on processor time in milliseconds, all threads together. */
  readonly cpuLimitMs: number;
  /** The longest time without any use of the processor; `encoderLimits.stuckAfterMs` if left out. */
  readonly stuckAfterMs?: number | undefined;
  readonly maxStdoutBytes?: number | undefined;
  /** Whether only `onStdout` gets the output, which then may have any size. False by default. */
  readonly isStreamed?: boolean | undefined;
  readonly limits: ProcessLimits;
  readonly signal?: AbortSignal | undefined;
  readonly onStdout?: ((chunk: Buffer) => void) | undefined;
}

/** How a program ended. `stderr` is the end of its error output, and `stdout` is empty if it was streamed. */
export interface ProgramResult {
  /** `killed`: by another process, such as the system if it runs out of memory. */
  readonly end: 'exited' | 'too-much-output' | 'killed' | EndReason;
  /** The exit code; null if a signal ended the program. */
  readonly exitCode: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/**
 * Runs a program in its own process group. Kills the whole group if it uses too much processor time, is stuck, writes
 * too much, or is aborted. Settles once the process has ended. If aborted, it rejects with the signal's reason.
 */
export async function runProgram(run: ProgramRun): Promise<ProgramResult> {
  run.signal?.throwIfAborted();
  const command = await guardCommand(run.program, run.args, {
    ...run.limits,
    cpuSeconds: Math.ceil((run.cpuLimitMs + encoderLimits.cpuSpareMs) / 1000),
  });
  run.signal?.throwIfAborted();
  const child = spawn(command.program, command.args, {
    detached: true,
    stdio: [run.stdin ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    env: createChildEnvironment(),
  });
  let end: ProgramResult['end'] | null = null;
  const stop = (why: ProgramResult['end']) => {
    end ??= why;
    killGroup(child);
  };
  const stopWatching = child.pid === undefined ? null : watchProcess(child.pid, { ...run, onEnd: stop });
  const onAbort = () => killGroup(child);
  run.signal?.addEventListener('abort', onAbort, { once: true });
  try {
    const stdout = collect(child, run, () => stop('too-much-output'));
    const stderr = keepTail(child, () => stop('too-much-output'));
    const { exitCode, signal } = await waitForEnd(child);
    run.signal?.throwIfAborted();
    end ??= signal !== null && foreignSignals.has(signal) ? 'killed' : 'exited';
    return { end, exitCode, stdout: Buffer.concat(stdout), stderr: stderr() };
  } finally {
    stopWatching?.();
    run.signal?.removeEventListener('abort', onAbort);
    // A grandchild may outlive its parent.
    killGroup(child);
  }
}

/** Signals that others send. A program that gets one did not crash because of its input. */
const foreignSignals: ReadonlySet<NodeJS.Signals> = new Set([
  ...(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGXCPU'] as const),
]);

/** Tools only see these variables of the server's environment. */
function createChildEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, LC_ALL: 'C' };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has ended already.
  }
}

function collect(child: ChildProcess, run: ProgramRun, tooMuch: () => void): Buffer[] {
  const chunks: Buffer[] = [];
  const maxBytes = run.maxStdoutBytes ?? encoderLimits.stdoutBytes;
  let sizeBytes = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes && run.isStreamed !== true) return tooMuch();
    if (run.isStreamed !== true) chunks.push(chunk);
    run.onStdout?.(chunk);
  });
  if (run.stdin) {
    // A program that has read enough may close its input.
    child.stdin?.on('error', () => {});
    child.stdin?.end(run.stdin);
  }
  return chunks;
}

/** Keeps bytes, not text, because converting every chunk of a flood to a string would need far more memory. */
function keepTail(child: ChildProcess, tooMuch: () => void): () => string {
  let tail: Buffer = Buffer.alloc(0);
  let sizeBytes = 0;
  child.stderr?.on('data', (chunk: Buffer) => {
    sizeBytes += chunk.length;
    if (sizeBytes > encoderLimits.stderrFloodBytes) return tooMuch();
    tail = Buffer.from(Buffer.concat([tail, chunk]).subarray(-encoderLimits.stderrBytes));
  });
  return () => tail.toString('utf8');
}

function waitForEnd(
  child: ChildProcess,
): Promise<{ exitCode: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode, signal) => resolve({ exitCode, signal }));
  });
}
