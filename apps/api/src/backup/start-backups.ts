import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nullWhenMissing } from '../storage/null-when-missing.ts';
import { backUp } from './back-up.ts';
import { backupsIn, databaseFileName } from './backup-folder.ts';

const minuteMs = 60 * 1000;

/** How often it is looked whether a backup is due. */
const lookIntervalMs = minuteMs;

/**
 * Backs the embedded database of a data folder up whenever the newest backup is older than `everyMs` (0 for never), also
 * one of an earlier run. Looks once a minute, the first time a minute after the start. Returns what stops it, once the last
 * backup has ended.
 */
export function startBackups(options: {
  dataDir: string;
  everyMs: number;
  keep: number;
  now: () => number;
  onProblem: (error: unknown) => void;
}): () => Promise<void> {
  if (options.everyMs === 0) return () => Promise.resolve();
  let running = Promise.resolve();
  // Of the clock that nobody sets: what a set-back clock takes for the newest backup may be as old as the change is large.
  let lastMs = performance.now();
  const look = async () => {
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
 * Backs up when `isOverdue`, or unless a backup is younger than `everyMs`; those from the future say nothing, as clocks are
 * set back. Returns whether it did.
 */
export async function backUpWhenDue(options: {
  dataDir: string;
  everyMs: number;
  keep: number;
  now: () => number;
  isOverdue?: boolean;
}): Promise<boolean> {
  // Another engine keeps its data elsewhere, and has backups of its own.
  const embedded = await stat(join(options.dataDir, databaseFileName)).catch(nullWhenMissing);
  if (embedded === null) return false;
  const nowMs = options.now();
  const [newest] = await backupsIn(options.dataDir, nowMs);
  const ageMs = newest === undefined ? Infinity : nowMs - newest.takenAtMs;
  // Below 0 where all are from the future.
  const isDue = options.isOverdue === true || ageMs < 0 || ageMs >= options.everyMs;
  if (isDue) await backUp(options);
  return isDue;
}
