import { rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { nullWhenMissing } from '../null-when-missing.ts';
import { syncPath } from './sync-path.ts';

/** Time enough to notice that ads are missing, in milliseconds. */
const waitMs = 7 * 24 * 60 * 60 * 1000;

/** The mark that the database at `path` was opened after a crash that may have cost it rows. */
export function toUnprovenMarkPath(path: string): string {
  return `${path}.unproven`;
}

/** Records that rows may be missing, so files unknown to the database may still be in use. */
export async function markUnproven(path: string): Promise<void> {
  await writeFile(toUnprovenMarkPath(path), 'Files are not cleared away while this one is here.\n', {
    mode: 0o600,
  });
  await syncPath(toUnprovenMarkPath(path));
  await syncPath(dirname(path));
}

/** Returns until when nothing may be removed for lack of a row; null if the database is complete. */
export async function findUnprovenUntil(path: string): Promise<Date | null> {
  const mark = await stat(toUnprovenMarkPath(path)).catch(nullWhenMissing);
  if (mark === null) return null;
  // Uses the system clock, like the mark's modification time.
  if (mark.mtimeMs + waitMs > Date.now()) return new Date(mark.mtimeMs + waitMs);
  await rm(toUnprovenMarkPath(path), { force: true });
  return null;
}
