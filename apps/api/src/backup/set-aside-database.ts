import { readdir, rename } from 'node:fs/promises';
import { nullWhenMissing } from '../storage/null-when-missing.ts';
import { toSealPath } from '../storage/sqlite/sealed-sqlite.ts';
import { databaseFileName } from '../storage/sqlite/backup-folder.ts';

const mark = '.before-';

/**
 * Renames the files of the database at `path` to names that contain the time. Returns the new paths of the existing
 * files.
 */
export async function setAsideDatabase(path: string, nowMs: number): Promise<string[]> {
  const time = new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '-');
  const moved: string[] = [];
  for (const file of [path, `${path}-wal`, `${path}-shm`, toSealPath(path)]) {
    const target = file.replace(path, `${path}${mark}${time}Z`);
    const result = await rename(file, target).catch(nullWhenMissing);
    if (result !== null) moved.push(target);
  }
  return moved;
}

/** Returns whether the data folder contains a database that was set aside by a restore. */
export async function hasSetAsideDatabase(dataDir: string): Promise<boolean> {
  const names = (await readdir(dataDir).catch(nullWhenMissing)) ?? [];
  return names.some((name) => name.startsWith(`${databaseFileName}${mark}`));
}
