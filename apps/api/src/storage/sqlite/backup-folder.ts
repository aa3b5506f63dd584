import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { nullWhenMissing } from '../null-when-missing.ts';

/** A copy of the database: its file, and when the copy was started. */
export interface Backup {
  readonly path: string;
  /** Milliseconds since 1970, to the second. */
  readonly takenAtMs: number;
}

/** The name of the database's file in the data folder. */
export const databaseFileName = 'spinreel.sqlite';

/** Returns the path of a data folder's backups. */
export function getBackupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Returns the file name of a backup. Names sort by time and are valid on every file system. */
export function backupFileName(takenAtMs: number): string {
  const time = new Date(takenAtMs).toISOString().slice(0, 19).replaceAll(':', '-');
  return `spinreel-${time}Z.sqlite`;
}

/**
 * Lists the complete backups of a data folder, newest first. Returns an empty list if the folder is missing. Backups
 * dated after `nowMs` come last: they were made before the clock was set back, so they are the oldest.
 */
export async function listBackups(dataDir: string, nowMs: number): Promise<Backup[]> {
  const folder = getBackupFolder(dataDir);
  const names = (await readdir(folder).catch(nullWhenMissing)) ?? [];
  const backups = names
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const takenAtMs = parseTakenAtMs(name);
      return takenAtMs === null ? [] : [{ path: join(folder, name), takenAtMs }];
    });
  const isFuture = ({ takenAtMs }: Backup): boolean => takenAtMs > nowMs;
  return [...backups.filter((backup) => !isFuture(backup)), ...backups.filter(isFuture)];
}

function parseTakenAtMs(name: string): number | null {
  const [, day, time] = /^spinreel-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.sqlite$/.exec(name) ?? [];
  if (day === undefined || time === undefined) return null;
  return Date.parse(`${day}T${time.replaceAll('-', ':')}Z`);
}
