import { once } from 'node:events';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  backupFileName,
  getBackupFolder,
  listBackups,
  type Backup,
  databaseFileName,
} from './backup-folder.ts';
import { syncPath } from './sync-path.ts';

/**
 * Copies the database of a data folder, while it is in use, into the folder's `backups` and retains the newest `keep`
 * copies. A backup is complete and checked, or does not exist. Rejects if it cannot be created, and then removes no
 * earlier backup.
 */
export async function backUp(options: { dataDir: string; keep: number; now: () => number }): Promise<Backup> {
  const { dataDir, keep, now } = options;
  const folder = getBackupFolder(dataDir);
  const takenAtMs = now();
  const path = join(folder, backupFileName(takenAtMs));
  const unfinished = `${path}.tmp`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    // An unfinished copy of an earlier process would make the copy fail.
    await rm(unfinished, { force: true });
    await copied({ from: join(dataDir, databaseFileName), to: unfinished });
    await syncPath(unfinished);
    await rename(unfinished, path);
    await syncPath(folder);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  for (const old of (await listBackups(dataDir, takenAtMs)).slice(keep)) await rm(old.path, { force: true });
  return { path, takenAtMs };
}

async function copied(workerData: { from: string; to: string }): Promise<void> {
  const worker = new Worker(new URL('copy-sqlite-worker.ts', import.meta.url), { workerData });
  // Rejects with what the thread threw.
  await once(worker, 'exit');
}
