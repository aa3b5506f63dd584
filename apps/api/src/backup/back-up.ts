import { once } from 'node:events';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { syncPath } from '../storage/sync-path.ts';
import { backupFileName, backupFolderOf, backupsIn, type Backup, databaseFileName } from './backup-folder.ts';

/**
 * Copies the database of a data folder, while it is used, into the folder's `backups`, and keeps the newest `keep` copies.
 * A backup is there whole and checked or not at all. Rejects when it cannot be made; then all earlier ones stay.
 */
export async function backUp(options: { dataDir: string; keep: number; now: () => number }): Promise<Backup> {
  const { dataDir, keep, now } = options;
  const folder = backupFolderOf(dataDir);
  const takenAtMs = now();
  const path = join(folder, backupFileName(takenAtMs));
  const unfinished = `${path}.tmp`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    // What an earlier process did not finish would stand in the way.
    await rm(unfinished, { force: true });
    await copied({ from: join(dataDir, databaseFileName), to: unfinished });
    await syncPath(unfinished);
    await rename(unfinished, path);
    await syncPath(folder);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  for (const old of (await backupsIn(dataDir, takenAtMs)).slice(keep)) await rm(old.path, { force: true });
  return { path, takenAtMs };
}

async function copied(workerData: { from: string; to: string }): Promise<void> {
  const worker = new Worker(new URL('copy-sqlite-worker.ts', import.meta.url), { workerData });
  // Rejects with what the thread threw.
  await once(worker, 'exit');
}
