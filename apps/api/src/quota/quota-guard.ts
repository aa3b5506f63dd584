import { isId } from '@spinreel/config-schema/options/ids';
import { readFreeDiskBytes } from '../storage/blobs/read-free-disk-bytes.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { Settings } from '../settings/settings.ts';
import type { DiskReserve } from '../storage/blobs/disk-reserve.ts';
import type { Database } from '../storage/tables.ts';
import type { App } from '../http/app.ts';
import { adQuota, uploadQuota } from '@spinreel/config-schema/limits/limits';
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

/** Limits uploads, so that no client can fill the disk. Only accepted uploads count. */
export interface UploadQuota {
  /** Throws `too-many-uploads` if the quota of the session, of its IP address, or of all sessions together is used up. */
  require(upload: { sessionId: string; address: string }): Promise<void>;
}

/**
 * Creates the quota. `now` is the clock in milliseconds. The sessions of an IP address are stored in memory only, for
 * one window.
 */
export function createUploadQuota(options: {
  database: Database;
  settings: Pick<Settings, 'uploadsPerHour'>;
  now: () => number;
}): UploadQuota {
  const { database, settings, now } = options;
  const { windowMs, bytesPerFile, sessionsPerAddress, sessionsOverall } = uploadQuota;
  /** By IP address and session: when the session last uploaded from the address. */
  const seen = new Map<string, Map<string, number>>();

  function findSessionsAt(address: string, sessionId: string): string[] {
    const sessions = (seen.get(address) ?? new Map<string, number>()).set(sessionId, now());
    seen.set(address, sessions);
    for (const [other, times] of seen) {
      for (const [id, lastMs] of times) if (lastMs <= now() - windowMs) times.delete(id);
      if (times.size === 0) seen.delete(other);
    }
    return [...sessions.keys()];
  }

  async function requireQuota(limit: {
    sessionIds: readonly string[] | null;
    sessions: number;
    message: string;
  }): Promise<void> {
    const { sessionIds, sessions, message } = limit;
    const counts = await Promise.all([countFiles('asset', sessionIds), countFiles('file_check', sessionIds)]);
    const files = counts.reduce((total, count) => total + count.files, 0);
    const bytes = counts.reduce((total, count) => total + (count.bytes ?? 0), 0);
    const maxFiles = settings.uploadsPerHour * sessions;
    if (files < maxFiles && bytes < maxFiles * bytesPerFile) return;
    const oldestMs = Math.min(
      ...counts.flatMap(({ oldest }) => (oldest === null ? [] : [Date.parse(oldest)])),
    );
    const retryAfterSeconds = Math.max(1, Math.ceil((oldestMs + windowMs - now()) / 1000));
    throw new ApiProblem('too-many-uploads', { message, retryAfterSeconds });
  }

  /** Counts the uploads for ads (`asset`) or the files uploaded to be checked (`file_check`) in the window. */
  async function countFiles(
    table: 'asset' | 'file_check',
    sessionIds: readonly string[] | null,
  ): Promise<{ files: number; bytes: number | null; oldest: string | null }> {
    let query = database
      .selectFrom(table)
      .select((is) => [
        is.fn.countAll<number>().as('files'),
        is.fn.sum<number | null>('size_bytes').as('bytes'),
        is.fn.min<string | null>('created_at').as('oldest'),
      ])
      .where('created_at', '>', new Date(now() - windowMs).toISOString());
    if (sessionIds !== null) query = query.where('session_id', 'in', sessionIds);
    return await query.executeTakeFirstOrThrow();
  }

  return {
    async require({ sessionId, address }) {
      const { tooMany: own, tooManyTogether: message } = messages.upload;
      const atAddress = findSessionsAt(address, sessionId);
      await requireQuota({ sessionIds: [sessionId], sessions: 1, message: own });
      if (atAddress.length > 1)
        await requireQuota({ sessionIds: atAddress, sessions: sessionsPerAddress, message });
      await requireQuota({ sessionIds: null, sessions: sessionsOverall, message });
    },
  };
}
