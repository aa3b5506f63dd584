import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const workerFile = fileURLToPath(new URL('../../src/worker.ts', import.meta.url));

/** Starts a worker as operators start it. `cleanUp` receives a function that kills it and removes its folder. */
export async function startWorkerProcess(options: {
  env: Record<string, string>;
  cleanUp: (work: () => Promise<void>) => void;
}): Promise<ChildProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-worker-'));
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [workerFile], {
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE, DATA_DIR: dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  options.cleanUp(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });
  await once(child.stdout, 'data');
  return child;
}
