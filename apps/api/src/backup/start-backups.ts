import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatabaseCheck, isSound } from '../storage/sqlite/database-check.ts';
import { nullWhenMissing } from '../storage/null-when-missing.ts';
import { backUp } from '../storage/sqlite/back-up.ts';
import { listBackups, databaseFileName } from '../storage/sqlite/backup-folder.ts';

const minuteMs = 60 * 1000;

/** How often to check whether a backup is due, in milliseconds. */
const lookIntervalMs = minuteMs;

/**
 * Backs the embedded database of a data folder up whenever the newest backup is older than `everyMs` (0 for never), also
 * one of an earlier run, once the check of the database has ended well. Looks once a minute, the first time a minute after the
 * start. Returns what stops it, once the last backup has ended.
 */
export function startBackups(options: {
  databaseCheck: DatabaseCheck;
  dataDir: string;
  everyMs: number;
  keep: number;
  now: () => number;
  onProblem: (error: unknown) => void;
}): () => Promise<void> {
  if (options.everyMs === 0) return () => Promise.resolve();
  let running = Promise.resolve();
  // Monotonic, because after the system clock was set back, the age of the newest backup is unreliable.
  let lastMs = performance.now();
  const look = async () => {
    // A backup of a damaged database would replace a good one.
    if (!(await isSound(options.databaseCheck))) return;
    const isOverdue = performance.now() - lastMs >= options.everyMs;
    if (await backUpWhenDue({ ...options, isOverdue })) lastMs = performance.now();
  };
  const timer = setInterval(() => {
    running = running.then(look).catch(options.onProblem);
  }, lookIntervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * Backs up if `isOverdue`, or if no backup is younger than `everyMs`. Backups dated in the future are ignored, because
 * the clock may have been set back. Returns whether a backup was made.
 */
export async function backUpWhenDue(options: {
  dataDir: string;
  everyMs: number;
  keep: number;
  now: () => number;
  isOverdue?: boolean;
}): Promise<boolean> {
  // Other engines store their data elsewhere and have separate backups.
  const embedded = await stat(join(options.dataDir, databaseFileName)).catch(nullWhenMissing);
  if (embedded === null) return false;
  const nowMs = options.now();
  const [newest] = await listBackups(options.dataDir, nowMs);
  const ageMs = newest === undefined ? Infinity : nowMs - newest.takenAtMs;
  // Negative if all backups are dated in the future.
  const isDue = options.isOverdue === true || ageMs < 0 || ageMs >= options.everyMs;
  if (isDue) await backUp(options);
  return isDue;
}
