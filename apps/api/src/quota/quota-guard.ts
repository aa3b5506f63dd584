import { isId } from '@spinreel/config-schema/options/ids';
import { readFreeDiskBytes } from '../storage/blobs/read-free-disk-bytes.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { Settings } from '../settings/settings.ts';
import type { DiskReserve } from '../storage/blobs/disk-reserve.ts';
import type { Database } from '../storage/tables.ts';
import type { UploadQuota } from './upload-quota.ts';
import type { App } from '../http/app.ts';
import { adQuota } from '@spinreel/config-schema/limits/limits';
import { messages } from '@spinreel/config-schema/messages/messages';
import { timings } from '@spinreel/config-schema/limits/timings';

/** The stores whose space is limited. `now` is the clock in milliseconds. */
interface QuotaContext {
  readonly settings: Settings;
  readonly database: Database;
  readonly reserve: DiskReserve;
  readonly uploadQuota: UploadQuota;
  readonly now: () => number;
}

/**
 * Rejects new uploads and ads if the disk is almost full (507) or the session or address has reached its quota (429).
 * Uploads are rejected before their body is read. Ads are checked once their id is known, because repeating the creation of
 * an existing ad adds nothing. Existing ads can still be read, saved and exported, until the disk reserve is used up.
 */
export function addQuotaGuard(app: App, context: QuotaContext): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.adds === undefined) return;
    // The space of the reserve is needed for logging in and deleting.
    if (!(await context.reserve.hold())) throw new ApiProblem('disk-full');
  });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.adds !== 'upload') return;
    await refuseFullDisk(context);
    await context.uploadQuota.require({ sessionId: request.sessionId, address: request.ip });
  });
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.adds !== 'ad' || (await hasStoredAd(context, request.body))) return;
    await refuseFullDisk(context);
    await requireAdQuota(context, request.sessionId);
  });
}

async function refuseFullDisk({ settings }: QuotaContext): Promise<void> {
  if ((await readFreeDiskBytes(settings.dataDir)) < settings.minFreeBytes) throw new ApiProblem('disk-full');
}

/** Whether the id in the body belongs to an ad, which may be deleted. */
async function hasStoredAd({ database }: QuotaContext, body: unknown): Promise<boolean> {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : null;
  if (typeof id !== 'string' || !isId(id)) return false;
  const row = await database.selectFrom('ad').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Throws `too-many-ads` if the session may not create another ad. `now` is the clock in milliseconds. */
export async function requireAdQuota(
  { database, now }: { readonly database: Database; readonly now: () => number },
  sessionId: string,
): Promise<void> {
  const { stored, deleted, oldest } = await database
    .selectFrom('ad')
    .select((is) => [
      is.fn.countAll<number>().as('stored'),
      is.fn.count<number>('deleted_at').as('deleted'),
      is.fn.min('deleted_at').as('oldest'),
    ])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  if (stored - deleted >= adQuota.maxAds) throw new ApiProblem('too-many-ads');
  if (stored < adQuota.maxWithDeleted) return;
  // Too many of the ads are deleted ones, so deleting more would not help.
  const goneAtMs = Date.parse(oldest ?? '') + timings.deletedAdTtlMs;
  throw new ApiProblem('too-many-ads', {
    message: messages.ad.tooManyDeletedAds(new Date(goneAtMs)),
    retryAfterSeconds: Math.max(1, Math.ceil((goneAtMs - now()) / 1000)),
  });
}
