import { readdir, rename } from 'node:fs/promises';
import { nullWhenMissing } from '../storage/null-when-missing.ts';
import { sealPathOf } from '../storage/sealed-sqlite.ts';
import { databaseFileName } from './backup-folder.ts';

const mark = '.before-';

/** Moves the files of the database at `path` aside, under names that tell when; returns where those are now that were there. */
export async function setAsideDatabase(path: string, nowMs: number): Promise<string[]> {
  const time = new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '-');
  const moved: string[] = [];
  for (const file of [path, `${path}-wal`, `${path}-shm`, sealPathOf(path)]) {
    const target = file.replace(path, `${path}${mark}${time}Z`);
    const result = await rename(file, target).catch(nullWhenMissing);
    if (result !== null) moved.push(target);
  }
  return moved;
}

/** Whether a database that a restored backup has replaced is still in the data folder. */
export async function hasSetAsideDatabase(dataDir: string): Promise<boolean> {
  const names = (await readdir(dataDir).catch(nullWhenMissing)) ?? [];
  return names.some((name) => name.startsWith(`${databaseFileName}${mark}`));
}
