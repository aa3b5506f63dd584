import { timings } from '@spinreel/config-schema/timings';
import { hasSetAsideDatabase } from '../backup/set-aside-database.ts';
import type { Services } from '../services.ts';
import { sweepMachine } from './sweep-machine.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How long things stay that nobody needs, in milliseconds. */
const keep = {
  /** Blobs that no row needs any more, or not yet: their row may be about to be written. */
  orphanMs: hourMs,
  /** Uploads that no ad uses. */
  unusedAssetMs: 7 * dayMs,
  /** Results of recipes, which can be made again. */
  recipeMs: 7 * dayMs,
  /** Rows of expired previews and downloads, which say that they have expired. */
  expiredPreviewMs: dayMs,
  expiredDownloadMs: 30 * dayMs,
} as const;

/** Removes what has expired or was left behind. May run at any time, twice, and beside everything else. */
export async function sweep(services: Services): Promise<void> {
  const { database, blobs, sessions, now } = services;
  const before = (ageMs: number): string => new Date(now() - ageMs).toISOString();
  await sessions.removeExpired();
  await database.deleteFrom('preview').where('expires_at', '<=', before(keep.expiredPreviewMs)).execute();
  await database
    .deleteFrom('shared_preview')
    .where('expires_at', '<=', before(keep.expiredPreviewMs))
    .execute();
  await database.deleteFrom('artifact').where('expires_at', '<=', before(keep.expiredDownloadMs)).execute();
  await database
    .deleteFrom('contact_message')
    .where('mailed_at', '<=', before(timings.mailedContactTtlMs))
    .execute();
  await database
    .deleteFrom('contact_message')
    .where('received_at', '<=', before(timings.contactTtlMs))
    .execute();
  // Before the uploads: those which only this ad used are not needed any more.
  await database.deleteFrom('ad').where('deleted_at', '<=', before(timings.deletedAdTtlMs)).execute();
  await database
    .deleteFrom('asset')
    .where('created_at', '<=', before(keep.unusedAssetMs))
    .where('id', 'not in', database.selectFrom('ad_asset').select('asset_id'))
    .execute();
  await sweepMachine(blobs);
  // What this database does not know may belong to that one, to which the operator may go back.
  if (!(await hasSetAsideDatabase(services.settings.dataDir))) await removeOrphans(services);
  // By its store's own clock too.
  await services.recipes.removeBefore(Date.now() - keep.recipeMs);
}

/** What is stored is judged by its store's own clock. */
async function removeOrphans(services: Services): Promise<void> {
  const needed = await neededBlobs(services);
  for await (const { sha256, keptAtMs } of services.blobs.list()) {
    if (!needed.has(sha256) && keptAtMs < Date.now() - keep.orphanMs) await services.blobs.remove(sha256);
  }
}

/** The digests of everything that an upload, a preview or a download still shows. */
async function neededBlobs({ database, now }: Services): Promise<Set<string>> {
  const nowIso = new Date(now()).toISOString();
  const uploads = await database.selectFrom('asset').select(['original_sha256', 'served_sha256']).execute();
  const previews = await database
    .selectFrom('preview')
    .select('sha256')
    .where('expires_at', '>', nowIso)
    .execute();
  const shared = await database
    .selectFrom('shared_preview')
    .select('sha256')
    .where('expires_at', '>', nowIso)
    .execute();
  const downloads = await database
    .selectFrom('artifact')
    .select('sha256')
    .where('expires_at', '>', nowIso)
    .execute();
  return new Set([
    ...uploads.flatMap((row) => [row.original_sha256, row.served_sha256]),
    ...[...previews, ...shared, ...downloads].map((row) => row.sha256),
  ]);
}
