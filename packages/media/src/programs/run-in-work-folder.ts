import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'spinreel-media-';

/** Gives a job its own folder in the system's temporary folder, and removes it when the job ends or fails. */
export async function runInWorkFolder<T>(job: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  try {
    return await job(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes the folders of jobs whose process was killed, if they have not changed since `changedBefore`. Resolves to
 * their number.
 */
export async function removeStaleWorkFolders(changedBefore: Date): Promise<number> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  const removed = await Promise.all(names.map((name) => removeIfStale(join(tmpdir(), name), changedBefore)));
  return removed.filter(Boolean).length;
}

async function removeIfStale(folder: string, changedBefore: Date): Promise<boolean> {
  try {
    if ((await stat(folder)).mtime >= changedBefore) return false;
    await rm(folder, { recursive: true, force: true });
    return true;
  } catch {
    // The job has ended meanwhile, or the folder belongs to another user.
    return false;
  }
}
