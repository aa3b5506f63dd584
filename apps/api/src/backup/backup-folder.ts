import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { nullWhenMissing } from '../storage/null-when-missing.ts';

/** A copy of the database: its file, and when it was begun. */
export interface Backup {
  readonly path: string;
  /** Milliseconds since 1970, to the second. */
  readonly takenAtMs: number;
}

/** The name of the database's file in the data folder. */
export const databaseFileName = 'spinreel.sqlite';

/** Where the backups of a data folder are. */
export function backupFolderOf(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** The name of a backup: it sorts by time, and every file system takes it. */
export function backupFileName(takenAtMs: number): string {
  const time = new Date(takenAtMs).toISOString().slice(0, 19).replaceAll(':', '-');
  return `spinreel-${time}Z.sqlite`;
}

/**
 * The whole backups of a data folder, the newest first; none where the folder is missing. Those from after `nowMs` come last:
 * they were made before the clock was set back, so they are older than the others.
 */
export async function backupsIn(dataDir: string, nowMs: number): Promise<Backup[]> {
  const folder = backupFolderOf(dataDir);
  const names = (await readdir(folder).catch(nullWhenMissing)) ?? [];
  const backups = names
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const takenAtMs = takenAtMsOf(name);
      return takenAtMs === null ? [] : [{ path: join(folder, name), takenAtMs }];
    });
  const isFuture = ({ takenAtMs }: Backup): boolean => takenAtMs > nowMs;
  return [...backups.filter((backup) => !isFuture(backup)), ...backups.filter(isFuture)];
}

function takenAtMsOf(name: string): number | null {
  const [, day, time] = /^spinreel-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.sqlite$/.exec(name) ?? [];
  if (day === undefined || time === undefined) return null;
  return Date.parse(`${day}T${time.replaceAll('-', ':')}Z`);
}
