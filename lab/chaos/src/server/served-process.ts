import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The password of every server in a drill. */
export const drillPassword = 'drill password';

/** A server in a separate process, started as operators start it. */
export interface ServedProcess {
  readonly origin: string;
  readonly child: ChildProcess;
  /** The time from the start of the process to the first healthy answer of `/api/health`, in milliseconds. */
  readonly healthyAfterMs: number;
  /** Returns everything that the process has printed. */
  output(): string;
  /** Sends a signal and waits for the process to end. Resolves to its exit code, or null if the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Options for starting a server. */
export interface ServedOptions {
  readonly dataDir: string;
  /** Settings in addition to `PORT`, `HOST`, `DATA_DIR` and `ACCESS_PASSWORD`. */
  readonly env?: Readonly<Record<string, string>>;
  /** A module that the process loads before the server, such as one that injects faults. */
  readonly preload?: URL;
}

const compiledModules = fileURLToPath(
  new URL('../../../../node_modules/.cache/compiled-modules', import.meta.url),
);
const serverFile = fileURLToPath(new URL('../../../../apps/api/src/server.ts', import.meta.url));

/** Starts a server and waits until it responds. Throws with the process's output if it ends before that. */
export async function startServed(options: ServedOptions): Promise<ServedProcess> {
  const startedAt = performance.now();
  const served = spawnServed(options);
  const address = await Promise.race([served.printed(/ready at (\S+)/), served.ended]);
  if (address === null || typeof address !== 'string') {
    throw new Error(`The server did not start: ${served.output()}`);
  }
  await fetch(`${address}/api/health`);
  return { ...served, origin: address, healthyAfterMs: performance.now() - startedAt };
}

/** Kills all servers with data in a folder, such as those of a failed drill. */
export async function killServersIn(folder: string): Promise<void> {
  for (const [server, { dataDir, ended }] of running) {
    if (!dataDir.startsWith(folder)) continue;
    server.kill('SIGKILL');
    await ended;
  }
}

const running = new Map<ChildProcess, { dataDir: string; ended: Promise<unknown> }>();

process.once('exit', () => {
  for (const server of running.keys()) server.kill('SIGKILL');
});

function spawnServed({ dataDir, env, preload }: ServedOptions) {
  const args = [...(preload ? ['--import', preload.href] : []), serverFile];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      TMPDIR: process.env['TMPDIR'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ACCESS_PASSWORD: drillPassword,
      // The same values as `npm start` sets.
      NODE_COMPILE_CACHE: compiledModules,
      MALLOC_ARENA_MAX: '2',
      NODE_OPTIONS: '--max-semi-space-size=16',
      // Drills have small disks.
      MIN_FREE_MB: '0',
      // Otherwise each start encodes the sample, and its encoder is taken for one of the drill.
      PREPARE_SAMPLE: 'false',
      ...env,
    },
  });
  let output = '';
  const looks = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const look of looks) look();
    });
  }
  const ended = new Promise<{ exitCode: number | null }>((resolve) => {
    child.once('close', () => {
      running.delete(child);
      resolve({ exitCode: child.exitCode });
    });
  });
  running.set(child, { dataDir, ended });
  const printed = (pattern: RegExp): Promise<string> =>
    new Promise((resolve) => {
      looks.add(() => {
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
  const end: ServedProcess['end'] = async (signal) => {
    child.kill(signal);
    return (await ended).exitCode;
  };
  return { child, ended, printed, end, output: () => output };
}
