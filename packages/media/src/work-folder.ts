import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a job a folder of its own in the system's temporary folder, and removes it when the job ends in any way. */
export async function inWorkFolder<T>(job: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-'));
  try {
    return await job(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
