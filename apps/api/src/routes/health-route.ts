import { type Health, health, type HealthCheck } from '@spinreel/api-contract/health';
import { findProgram } from '@spinreel/media/find-program';
import { sql } from 'kysely';
import type { App } from '../http/app.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** 200 with what works and what does not; 503 when nothing can be saved. */
export function addHealthRoute(app: App, services: Services): void {
  app.route({
    method: health.method,
    url: health.route,
    config: { access: 'open' },
    handler: async (_request, reply) => {
      const [database, storage, ffmpeg] = await Promise.all([
        check('The database does not answer.', () => sql`select 1`.execute(services.database)),
        check('The data folder cannot be written.', () => services.blobs.check()),
        check('ffmpeg or ffprobe is not installed.', requireFfmpeg),
      ]);
      const canSave = database.ok && storage.ok;
      const status: Health['status'] = canSave ? (ffmpeg.ok ? 'ok' : 'degraded') : 'failed';
      return reply
        .code(canSave ? 200 : 503)
        .send(success<Health>({ status, checks: { database, storage, ffmpeg } }));
    },
  });
}

async function check(message: string, work: () => Promise<unknown>): Promise<HealthCheck> {
  try {
    await work();
    return { ok: true };
  } catch {
    // The reason may name paths; the operator finds it in the log of the first call that needs this.
    return { ok: false, message };
  }
}

async function requireFfmpeg(): Promise<void> {
  const found = await Promise.all(['ffmpeg', 'ffprobe'].map(findProgram));
  if (found.includes(null)) throw new Error('not found');
}
