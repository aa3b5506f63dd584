import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { nullWhenMissing } from '../null-when-missing.ts';
import { syncPath } from './sync-path.ts';
import { computeFileSha256 } from '../sha256.ts';

/**
 * Returns the path of the seal of the database at `path`. The seal is the file's SHA-256, written when the last process
 * closes it.
 */
export function toSealPath(path: string): string {
  return `${path}.sha256`;
}

/**
 * Seals a database that was closed: SQLite itself would not see a flipped bit inside a text. Nothing happens when another
 * process still has it open.
 */
export async function sealSqlite(path: string): Promise<void> {
  const draft = `${toSealPath(path)}.tmp`;
  try {
    if (await isInUse(path)) return;
    await writeFile(draft, `${await computeFileSha256(path)}\n`, { mode: 0o600 });
    await syncPath(draft);
    await rename(draft, toSealPath(path));
  } catch {
    // For example, the disk is full. A database without a seal is checked when it is opened, which only takes longer.
    await rm(draft, { force: true });
  }
}

/**
 * Breaks the seal before the database is opened, and returns whether there was one. Throws if the file differs from the
 * sealed one, and then leaves the seal in place.
 */
export async function breakSeal(path: string): Promise<boolean> {
  const seal = await readFile(toSealPath(path), 'utf8').catch(nullWhenMissing);
  if (seal === null || (await isInUse(path))) return false;
  const isAsSealed = (await computeFileSha256(path)) === seal.trim();
  if (!isAsSealed && (await stat(toSealPath(path)).catch(nullWhenMissing)) !== null) {
    throw new Error(
      `it has changed since the server closed it (if that was you, remove ${toSealPath(path)} and start again)`,
    );
  }
  await rm(toSealPath(path), { force: true });
  // A seal that came back after a loss of power would be that of an older state.
  await syncPath(dirname(path));
  return isAsSealed;
}

/** The last process to close a database removes its log; an empty log may be in use too. */
async function isInUse(path: string): Promise<boolean> {
  return (await stat(`${path}-wal`).catch(nullWhenMissing)) !== null;
}
