import { spawn, type ChildProcess } from 'node:child_process';
import { projectEnvironment, projectRoot } from '../project-environment.mjs';

/** A command that hangs is a failure, and this is when we stop waiting for it: far beyond what a slow machine needs. */
const patienceMs = 40 * 60 * 1000;

const running = new Set<ChildProcess>();

export interface CommandOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** Where it runs; the repository's root by default. */
  readonly folder?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** `stream` shows lines as they come; `collect` keeps them, so that parallel commands do not mix. */
  readonly output: 'stream' | 'collect';
}

export interface CommandResult {
  /** 0 is success; anything else, a signal or a time-out included, is not. */
  readonly exitCode: number;
  /** What a collected command printed, in order. Empty for a streamed one. */
  readonly output: string;
}

/** Runs one command in a process group of its own, and ends the whole group when it takes too long. */
export function runCommand(options: CommandOptions): Promise<CommandResult> {
  const { command, args, folder = projectRoot, env = {}, output } = options;
  const collect = output === 'collect';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...projectEnvironment(), ...env },
      stdio: collect ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    running.add(child);
    const lines: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => lines.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => lines.push(chunk));
    const timer = setTimeout(() => {
      lines.push(
        Buffer.from(`\n${command} did not end within ${patienceMs / 60_000} minutes and was stopped.\n`),
      );
      stopGroup(child);
    }, patienceMs);
    const finish = (exitCode: number) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ exitCode, output: Buffer.concat(lines).toString('utf8') });
    };
    child.once('error', (error) => {
      lines.push(Buffer.from(`Cannot run ${command}: ${error.message}\n`));
      if (!collect) console.error(`Cannot run ${command}: ${error.message}`);
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** Ends every command that still runs, with all that it started. */
export function stopAllCommands(): void {
  for (const child of running) stopGroup(child);
}

function stopGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group ended by itself in the meantime.
  }
}
