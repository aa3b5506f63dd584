import { join } from 'node:path';
import { timings } from '@spinreel/config-schema/limits/timings';
import { databaseFileName } from '../storage/sqlite/backup-folder.ts';
import { hasSetAsideDatabase } from '../backup/restore-backup.ts';
import type { Sessions } from '../access/sessions.ts';
import type { Settings } from '../settings/settings.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import type { Database } from '../storage/tables.ts';
import type { RecipeResults } from '../storage/recipe-results.ts';
import { type DiskReserve, leastFreeBytes } from '../storage/blobs/disk-reserve.ts';
import { readFreeDiskBytes } from '../storage/blobs/read-free-disk-bytes.ts';
import { type DatabaseCheck, isSound } from '../storage/sqlite/database-check.ts';
import { findUnprovenUntil } from '../storage/sqlite/unproven-database.ts';
import { listBlobs, readStoredFile } from '../storage/files/stored-file.ts';
import { removeUnusedCrops } from './remove-unused-crops.ts';
import { sweepMachine } from './sweep-machine.ts';

/** The stores that are swept. `now` is the clock in milliseconds. */
export interface SweeperContext {
  readonly settings: Settings;
  readonly database: Database;
  readonly databaseCheck: DatabaseCheck;
  readonly blobs: BlobStore;
  readonly recipes: RecipeResults;
  readonly reserve: DiskReserve;
  readonly sessions: Sessions;
  readonly now: () => number;
}

const minutesMs = 10 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How long unneeded data is retained, in milliseconds. */
const keep = {
  /** Blobs without a row. A new blob's row may be about to be written. */
  orphanMs: hourMs,
  /** Uploads that no ad uses. */
  unusedAssetMs: 7 * dayMs,
  /** Results of recipes, which can be recomputed. */
  recipeMs: 7 * dayMs,
  deletedAdMs: timings.deletedAdTtlMs,
  /** Rows of expired previews and downloads, which allow requests to be answered with "expired". */
  expiredPreviewMs: dayMs,
  expiredDownloadMs: 30 * dayMs,
};

/** Retention when the disk has no space for new uploads. Deleted ads stay long enough to be restored by a user. */
const keepOnShortDisk: typeof keep = { ...keep, unusedAssetMs: dayMs, recipeMs: 0, deletedAdMs: dayMs };

/** Retention when nothing can be saved. Deleted ads stay only until the user is unlikely to undo the deletion. */
const keepOnFullDisk: typeof keep = { ...keepOnShortDisk, orphanMs: minutesMs, deletedAdMs: minutesMs };

/**
 * Removes expired and orphaned data, once the check of the database has ended well. If disk space is short, retention times
 * are reduced. Safe to run at any time, more than once, and concurrently with everything else.
 */
export async function sweep(context: SweeperContext): Promise<void> {
  const { blobs, recipes, reserve, settings, databaseCheck } = context;
  // A damaged database does not know all files that are in use.
  if (!(await isSound(databaseCheck))) return;
  await sweepMachine(blobs);
  // Files that look unused may belong to rows lost in a crash.
  if ((await findUnprovenUntil(join(settings.dataDir, databaseFileName))) !== null) return;
  const keepMs = await chooseKeep(context);
  // Uses the store's own clock. Runs first, because it needs no disk space.
  await recipes.removeBefore(Date.now() - keepMs.recipeMs);
  await reserve.spend(() => removeRows(context, keepMs));
  // Files unknown to this database may belong to the one set aside, which the operator may restore.
  if (!(await hasSetAsideDatabase(settings.dataDir))) await removeOrphans(context, keepMs.orphanMs);
  await reserve.hold();
}

/** Sweeps immediately if disk space is short. Called when an ad is deleted, possibly to free space. */
export async function sweepFullDisk(context: SweeperContext): Promise<void> {
  if ((await chooseKeep(context)) !== keep) await sweep(context);
}

async function chooseKeep({ reserve, settings }: SweeperContext): Promise<typeof keep> {
  const freeBytes = await readFreeDiskBytes(settings.dataDir);
  if (freeBytes < leastFreeBytes || !(await reserve.hold())) return keepOnFullDisk;
  return freeBytes < settings.minFreeBytes ? keepOnShortDisk : keep;
}

async function removeRows({ database, sessions, now }: SweeperContext, keepMs: typeof keep): Promise<void> {
  const before = (ageMs: number): string => new Date(now() - ageMs).toISOString();
  await sessions.removeExpired();
  for (const table of ['preview', 'shared_preview', 'file_check'] as const)
    await database.deleteFrom(table).where('expires_at', '<=', before(keep.expiredPreviewMs)).execute();
  for (const table of ['artifact', 'archive'] as const)
    await database.deleteFrom(table).where('expires_at', '<=', before(keep.expiredDownloadMs)).execute();
  await removeBuilds(database, before(0));
  await database
    .deleteFrom('contact_message')
    .where('mailed_at', '<=', before(timings.mailedContactTtlMs))
    .execute();
  await database
    .deleteFrom('contact_message')
    .where('received_at', '<=', before(timings.contactTtlMs))
    .execute();
  const goneAds = database
    .selectFrom('ad')
    .select('id')
    .where('deleted_at', '<=', before(keepMs.deletedAdMs));
  const usedByGone = await database
    .selectFrom('ad_asset')
    .select('asset_id')
    .where('ad_id', 'in', goneAds)
    .execute();
  await database.deleteFrom('ad').where('deleted_at', '<=', before(keepMs.deletedAdMs)).execute();
  for (const { asset_id: assetId } of usedByGone)
    await deleteUnusedAssets(database).where('id', '=', assetId).execute();
  // A crop may belong to a draft that has not been saved.
  await removeUnusedCrops(database, before(keepMs.unusedAssetMs));
  await deleteUnusedAssets(database).where('created_at', '<=', before(keepMs.unusedAssetMs)).execute();
}

/** Deletes those of the assets that neither an ad nor a brand preset uses. */
function deleteUnusedAssets(database: Database) {
  const presetFonts = database
    .selectFrom('brand_preset')
    .select('font_asset_id')
    .where('font_asset_id', 'is not', null)
    .$narrowType<{ font_asset_id: string }>();
  return database
    .deleteFrom('asset')
    .where('id', 'not in', database.selectFrom('ad_asset').select('asset_id'))
    .where('id', 'not in', presetFonts);
}

/** Removes the builds that expired before a time, also paused ones, and contents that no build needs. */
async function removeBuilds(database: Database, time: string): Promise<void> {
  await database
    .deleteFrom('build')
    .where('expires_at', '<=', time)
    .where('state', 'not in', ['waiting', 'running'])
    .execute();
  await database
    .deleteFrom('build_content')
    .where('sha256', 'not in', database.selectFrom('build').select('content'))
    .execute();
}

/** Removes blobs without a row. Their age is measured by the blob store's own clock. */
async function removeOrphans(context: SweeperContext, orphanMs: number): Promise<void> {
  const needed = await neededBlobs(context);
  for await (const { sha256, storedAtMs } of context.blobs.list()) {
    if (!needed.has(sha256) && storedAtMs < Date.now() - orphanMs) await context.blobs.remove(sha256);
  }
}

/** Returns the digests of all blobs that an upload, a preview, a download or a check still needs. */
async function neededBlobs({ database, now }: SweeperContext): Promise<Set<string>> {
  const nowIso = new Date(now()).toISOString();
  const uploads = await database.selectFrom('asset').select(['original_sha256', 'served_sha256']).execute();
  const crops = await database.selectFrom('video_crop').select('served_sha256').execute();
  const previews = await database
    .selectFrom('preview')
    .select('sha256')
    .where('expires_at', '>', nowIso)
    .unionAll(database.selectFrom('shared_preview').select('sha256').where('expires_at', '>', nowIso))
    .execute();
  const downloads = await database
    .selectFrom('artifact')
    .select(['sha256', 'size_bytes', 'parts'])
    .where('expires_at', '>', nowIso)
    .execute();
  const checked = await database
    .selectFrom('file_check')
    .select('sha256')
    .where('file_expires_at', '>', nowIso)
    .execute();
  const screenshots = await database
    .selectFrom('check_screenshot')
    .innerJoin('file_check', 'file_check.id', 'check_screenshot.check_id')
    .select('check_screenshot.sha256')
    .where('file_check.expires_at', '>', nowIso)
    .execute();
  return new Set([
    ...uploads.flatMap((row) => [row.original_sha256, row.served_sha256]),
    ...crops.map((row) => row.served_sha256),
    ...downloads.flatMap((row) => listBlobs(readStoredFile(row))),
    ...[...previews, ...checked, ...screenshots].map((row) => row.sha256),
  ]);
}

const intervalMs = 10 * 60 * 1000;

/** Sweeps at once and then every ten minutes, one sweep at a time. Returns what stops it, once the last sweep has ended. */
export function startSweeper(
  context: SweeperContext,
  onProblem: (error: unknown) => void,
): () => Promise<void> {
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, intervalMs);
  timer.unref();

  function run(): Promise<void> {
    return sweep(context).catch(onProblem);
  }

  return async () => {
    clearInterval(timer);
    await running;
  };
}
