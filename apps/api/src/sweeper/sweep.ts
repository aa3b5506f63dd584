import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../services.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How long things stay that nobody needs, in milliseconds. */
const keep = {
  /** Files that were begun and never finished. */
  temporaryMs: hourMs,
  /** Blobs without a row: their row may be about to be written. */
  orphanMs: dayMs,
  /** Uploads that no ad uses. */
  unusedAssetMs: 7 * dayMs,
  /** Results of recipes, which can be made again. */
  recipeMs: 14 * dayMs,
  /** Rows of expired downloads, which say that they have expired. */
  expiredRowMs: 30 * dayMs,
} as const;

/** Removes what has expired or was left behind. May run at any time, twice, and beside everything else. */
export async function sweep(services: Services): Promise<void> {
  const { database, blobs, sessions, now } = services;
  const before = (ageMs: number): string => new Date(now() - ageMs).toISOString();
  await sessions.removeExpired();
  await database.deleteFrom('preview').where('expires_at', '<=', before(0)).execute();
  await database.deleteFrom('artifact').where('expires_at', '<=', before(keep.expiredRowMs)).execute();
  await database
    .deleteFrom('asset')
    .where('created_at', '<=', before(keep.unusedAssetMs))
    .where('id', 'not in', database.selectFrom('ad_asset').select('asset_id'))
    .execute();
  // What is on disk is judged by the disk's own clock.
  await blobs.removeTemporaryBefore(Date.now() - keep.temporaryMs);
  await removeOrphans(services);
  await removeOldFiles(services.recipeDir, Date.now() - keep.recipeMs);
}

async function removeOrphans({ database, blobs, now }: Services): Promise<void> {
  const needed = new Set<string>();
  for (const row of await database
    .selectFrom('asset')
    .select(['original_sha256', 'served_sha256'])
    .execute()) {
    needed.add(row.original_sha256).add(row.served_sha256);
  }
  for (const row of await database.selectFrom('preview').select('sha256').execute()) needed.add(row.sha256);
  const nowIso = new Date(now()).toISOString();
  const live = await database
    .selectFrom('artifact')
    .select('sha256')
    .where('expires_at', '>', nowIso)
    .execute();
  for (const row of live) needed.add(row.sha256);
  const expired = await database
    .selectFrom('artifact')
    .select('sha256')
    .where('expires_at', '<=', nowIso)
    .execute();
  for (const { sha256 } of expired) if (!needed.has(sha256)) await blobs.remove(sha256);
  for await (const { sha256, keptAtMs } of blobs.list()) {
    if (!needed.has(sha256) && keptAtMs < Date.now() - keep.orphanMs) await blobs.remove(sha256);
  }
}

async function removeOldFiles(folder: string, beforeMs: number): Promise<void> {
  const names = await readdir(folder).catch(() => []); // made with the first result
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null); // another process may have been faster
    if (found !== null && found.mtimeMs < beforeMs) await rm(path, { force: true });
  }
}
