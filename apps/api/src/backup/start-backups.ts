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
  const timer = setInterval(() => {
    running = running.then(() => backUpWhenDue(options)).catch(options.onProblem);
  }, lookIntervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Backs up unless the newest backup is younger than `everyMs`; one from the future says nothing, as clocks are set back. */
export async function backUpWhenDue(options: {
  dataDir: string;
  everyMs: number;
  keep: number;
  now: () => number;
}): Promise<void> {
  // Another engine keeps its data elsewhere, and has backups of its own.
  const embedded = await stat(join(options.dataDir, databaseFileName)).catch(nullWhenMissing);
  if (embedded === null) return;
  const [newest] = await backupsIn(options.dataDir);
  const ageMs = newest === undefined ? Infinity : options.now() - newest.takenAtMs;
  if (ageMs < 0 || ageMs >= options.everyMs) await backUp(options);
}
