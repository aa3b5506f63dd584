import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessPassword } from './served-product.ts';

/** The product with its own data, on a server that a test can stop and restart. */
export interface OwnServer {
  readonly address: string;
  /** Stops the server and keeps its data. */
  stop(): Promise<void>;
  /** Restarts the server at the same address. */
  start(): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

/** Starts the built product on a free port; `env` is added to its settings. */
export async function startOwnServer(env: NodeJS.ProcessEnv = {}): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-own-'));
  let server: ChildProcess | null = null;

  async function stop(): Promise<void> {
    const ending = server;
    server = null;
    if (ending === null) return;
    const ended = new Promise((resolve) => {
      ending.once('exit', resolve);
    });
    ending.kill('SIGTERM');
    await ended;
  }

  async function startOn(port: number): Promise<string> {
    const child = spawn(process.execPath, ['../apps/api/src/server.ts'], {
      env: {
        ...process.env,
        HOST: 'localhost',
        PORT: String(port),
        ACCESS_PASSWORD: accessPassword,
        DATA_DIR: folder,
        PREPARE_SAMPLE: 'false',
        ENCODE_AHEAD: 'false',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server = child;
    return await new Promise((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (address !== undefined) resolve(address);
      });
      child.once('exit', () => reject(new Error(`The server ended before it was ready: ${output}`)));
    });
  }

  const address = await startOn(0);
  return {
    address,
    stop,
    start: async () => void (await startOn(Number(new URL(address).port))),
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
