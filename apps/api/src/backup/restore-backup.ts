import { copyFile, rename, rm, stat, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { nullWhenMissing } from '../storage/null-when-missing.ts';
import { sealSqlite, toSealPath } from '../storage/sqlite/sealed-sqlite.ts';
import { syncPath } from '../storage/sqlite/sync-path.ts';
import { type Backup, listBackups, databaseFileName } from '../storage/sqlite/backup-folder.ts';

/** The result of a restore. */
export interface Restored {
  readonly backup: Backup;
  /** The new paths of the previous database's files; empty if there were none. */
  readonly movedTo: readonly string[];
}

/**
 * Puts the newest complete backup of a data folder, or the one of that name, in the place of its database. What was there is
 * moved aside, not removed. Throws an `Error` for the operator when there is no usable backup, or a server still runs.
 */
export async function restoreBackup(options: {
  dataDir: string;
  now: () => number;
  name?: string | undefined;
}): Promise<Restored> {
  const { dataDir, now, name } = options;
  const path = join(dataDir, databaseFileName);
  const backups = await listBackups(dataDir, now());
  const backup = backups.find(
    (each) => (name === undefined || basename(each.path) === name) && isWhole(each),
  );
  if (backup === undefined) throw new Error(describeMissingBackup(dataDir, backups));
  if (await keepLog(path, () => isInUse(path)))
    throw new Error('A server is running on this data folder. Stop it first.');
  const draft = `${path}.restored`;
  await copyFile(backup.path, draft);
  await syncPath(draft);
  const movedTo = await setAsideDatabase(path, now());
  await rename(draft, path);
  await syncPath(dataDir);
  await sealSqlite(path);
  return { backup, movedTo };
}

function describeMissingBackup(dataDir: string, backups: readonly Backup[]): string {
  const names = backups.map(({ path }) => basename(path)).join(', ');
  return names === ''
    ? `There is no backup in ${dataDir}.`
    : `No such complete backup in ${dataDir}. There are: ${names}.`;
}

function isWhole({ path }: Backup): boolean {
  try {
    const copy = new Sqlite(path, { readonly: true });
    try {
      return copy.pragma('integrity_check', { simple: true }) === 'ok';
    } finally {
      copy.close();
    }
  } catch {
    // Not a database at all.
    return false;
  }
}

/** Runs `look` and restores the database's log if SQLite deletes it: SQLite does so with a damaged log on closing. */
async function keepLog<Result>(path: string, look: () => Result): Promise<Result> {
  const [log, copy] = [`${path}-wal`, `${path}-wal.copy`];
  await copyFile(log, copy).catch(nullWhenMissing);
  const result = look();
  if ((await stat(log).catch(nullWhenMissing)) === null) await rename(copy, log).catch(nullWhenMissing);
  await rm(copy, { force: true });
  return result;
}

/** Returns whether another process has the database open. Cannot be determined for a damaged database. */
function isInUse(path: string): boolean {
  let database: Sqlite.Database | null = null;
  try {
    database = new Sqlite(path, { fileMustExist: true, timeout: 0 });
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('begin exclusive; rollback');
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
  } finally {
    database?.close();
  }
}

const mark = '.before-';

/**
 * Renames the files of the database at `path` to names that contain the time. Returns the new paths of the existing
 * files.
 */
async function setAsideDatabase(path: string, nowMs: number): Promise<string[]> {
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
