import { adQuota, uploadQuota } from '@spinreel/config-schema/limits';
import { freeDiskBytes } from '../storage/free-disk-bytes.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { Services } from '../services.ts';
import type { App } from './app.ts';

/**
 * Refuses what would need room that is not there, before it is sent: new uploads and ads where the disk is nearly full
 * (507), and more of them than one session can need (429). What exists can be read, saved and exported all the same.
 */
export function addRoomGuard(app: App, services: Services): void {
  app.addHook('onRequest', async (request) => {
    const { adds } = request.routeOptions.config;
    if (adds === undefined) return;
    const { dataDir, minFreeBytes } = services.settings;
    if ((await freeDiskBytes(dataDir)) < minFreeBytes) throw new ApiProblem('disk-full');
    if (adds === 'upload') await refuseManyUploads(services, request.sessionId);
    else await refuseManyAds(services, request.sessionId);
  });
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
  const { count } = await database
    .selectFrom('ad')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('session_id', '=', sessionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= adQuota.maxAds) throw new ApiProblem('too-many-ads');
}
