import { isId } from '@spinreel/config-schema/ids';
import { adQuota, uploadQuota } from '@spinreel/config-schema/limits';
import { freeDiskBytes } from '../storage/free-disk-bytes.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { Services } from '../services.ts';
import type { App } from './app.ts';

/**
 * Refuses what would need room that is not there: new uploads and ads where the disk is nearly full (507), and more of them
 * than one session can need (429). Uploads before they are sent; ads once their id is known, because one that exists already
 * is sent again when its answer was lost, and adds nothing. What exists can be read, saved and exported all the same.
 */
export function addRoomGuard(app: App, services: Services): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.adds !== 'upload') return;
    await refuseFullDisk(services);
    await refuseManyUploads(services, request.sessionId);
  });
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.adds !== 'ad' || (await isKept(services, request.body))) return;
    await refuseFullDisk(services);
    await refuseManyAds(services, request.sessionId);
  });
}

async function refuseFullDisk({ settings }: Services): Promise<void> {
  if ((await freeDiskBytes(settings.dataDir)) < settings.minFreeBytes) throw new ApiProblem('disk-full');
}

/** Whether there is an ad, deleted or not, with the id that the body gives the new one. */
async function isKept({ database }: Services, body: unknown): Promise<boolean> {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : null;
  if (typeof id !== 'string' || !isId(id)) return false;
  const row = await database.selectFrom('ad').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

async function refuseManyUploads({ database, now }: Services, sessionId: string): Promise<void> {
  const { maxFiles, maxBytes, windowMs } = uploadQuota;
  const uploads = await database
    .selectFrom('asset')
    .select(['created_at', 'size_bytes'])
    .where('session_id', '=', sessionId)
    .where('created_at', '>', new Date(now() - windowMs).toISOString())
    .orderBy('created_at')
    .execute();
  const sizeBytes = uploads.reduce((sum, upload) => sum + upload.size_bytes, 0);
  if (uploads.length < maxFiles && sizeBytes < maxBytes) return;
  const oldestMs = Date.parse(uploads[0]?.created_at ?? '');
  const retryAfterSeconds = Math.max(1, Math.ceil((oldestMs + windowMs - now()) / 1000));
  throw new ApiProblem('too-many-uploads', { retryAfterSeconds });
}

async function refuseManyAds({ database }: Services, sessionId: string): Promise<void> {
  const { kept, deleted } = await database
    .selectFrom('ad')
    .select((is) => [is.fn.countAll<number>().as('kept'), is.fn.count<number>('deleted_at').as('deleted')])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const isFull = kept - deleted >= adQuota.maxAds || kept >= adQuota.maxWithDeleted;
  if (isFull) throw new ApiProblem('too-many-ads');
}
