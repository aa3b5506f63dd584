import { spawn, type ChildProcess } from 'node:child_process';
import { encoderLimits } from './encoder-limits.ts';
import { guardedCommand, type ProcessLimits } from './guarded-command.ts';

/** What to run, and what ends it early. */
export interface ProgramRun {
  /** Absolute path. */
  readonly program: string;
  readonly args: readonly string[];
  readonly stdin?: Uint8Array | undefined;
  readonly timeoutMs: number;
  readonly maxStdoutBytes?: number | undefined;
  readonly limits: ProcessLimits;
  readonly signal?: AbortSignal | undefined;
  readonly onStdout?: ((chunk: Buffer) => void) | undefined;
}

/** How a program ended. `stderr` is the end of what it said. */
export interface ProgramResult {
  readonly end: 'exited' | 'timed-out' | 'too-much-output';
  /** The exit code, or null when a signal ended it. */
  readonly exitCode: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/**
 * Runs a program in a process group of its own and ends the whole group, by SIGKILL, on time-out, on too much output
 * and on abort. The promise settles once the process is gone; an abort rejects with the signal's reason.
 */
export async function runProgram(run: ProgramRun): Promise<ProgramResult> {
  run.signal?.throwIfAborted();
  const command = await guardedCommand(run.program, run.args, run.limits);
  run.signal?.throwIfAborted();
  const child = spawn(command.program, command.args, {
    detached: true,
    stdio: [run.stdin ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    env: childEnvironment(),
  });
  let end: ProgramResult['end'] = 'exited';
  const stop = (why: ProgramResult['end']) => {
    end = why;
    killGroup(child);
  };
  const timer = setTimeout(() => stop('timed-out'), run.timeoutMs);
  const onAbort = () => killGroup(child);
  run.signal?.addEventListener('abort', onAbort, { once: true });
  try {
    const stdout = collect(child, run, () => stop('too-much-output'));
    const stderr = keepTail(child);
    const exitCode = await ended(child);
    run.signal?.throwIfAborted();
    return { end, exitCode, stdout: Buffer.concat(stdout), stderr: stderr() };
  } finally {
    clearTimeout(timer);
    run.signal?.removeEventListener('abort', onAbort);
    // A grandchild may outlive its parent.
    killGroup(child);
  }
}

/** Nothing of the server's environment reaches a tool but where programs, homes and temporary files are. */
function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, LC_ALL: 'C' };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is gone already, which is what was wanted.
  }
}

function collect(child: ChildProcess, run: ProgramRun, tooMuch: () => void): Buffer[] {
  const chunks: Buffer[] = [];
  const maxBytes = run.maxStdoutBytes ?? encoderLimits.stdoutBytes;
  let sizeBytes = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) return tooMuch();
    chunks.push(chunk);
    run.onStdout?.(chunk);
  });
  if (run.stdin) {
    // A program that has read enough closes its input: that is its right.
    child.stdin?.on('error', () => {});
    child.stdin?.end(run.stdin);
  }
  return chunks;
}

function keepTail(child: ChildProcess): () => string {
  let tail = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    tail = (tail + chunk.toString('utf8')).slice(-encoderLimits.stderrBytes);
  });
  return () => tail;
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}
