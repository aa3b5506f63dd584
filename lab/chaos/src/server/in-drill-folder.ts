import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killServersIn } from './served-process.ts';

/** Runs a drill with a new temporary folder. Afterwards, kills the servers in the folder and removes it. */
export async function inDrillFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-drill-'));
  try {
    return await use(folder);
  } finally {
    await killServersIn(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
