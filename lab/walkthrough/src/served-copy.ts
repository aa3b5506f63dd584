import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../../../apps/api/src/server.ts', import.meta.url));
const readyTimeoutMs = 60_000;

/** The built product on a separate port with separate data, which is removed when it stops. */
export interface ServedCopy {
  readonly address: string;
  readonly accessPassword: string;
  stop(): Promise<void>;
}

/** Starts the product. Throws if it is not ready in time, with the output of its process. */
export async function serveCopy(port: number): Promise<ServedCopy> {
  const accessPassword = 'lucky-reels';
  const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-walkthrough-'));
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ACCESS_PASSWORD: accessPassword },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const address = `http://localhost:${port}`;
  const giveUpAt = Date.now() + readyTimeoutMs;
  while (!(await isHealthy(address))) {
    if (child.exitCode !== null || Date.now() > giveUpAt)
      throw new Error(`The product does not start.\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    address,
    accessPassword,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function isHealthy(address: string): Promise<boolean> {
  return await fetch(`${address}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
