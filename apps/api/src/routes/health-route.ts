import { type Health, health, type HealthCheck } from '@spinreel/api-contract/health';
import { messages } from '@spinreel/config-schema/messages';
import { findProgram } from '@spinreel/media/find-program';
import { sql } from 'kysely';
import type { App } from '../http/app.ts';
import { success } from '../http/success.ts';
import { createLeases, workersLease } from '../jobs/leases.ts';
import type { MeasuredJobs } from '../metrics/measured-jobs.ts';
import type { Services } from '../services.ts';
import { freeDiskBytes } from '../storage/free-disk-bytes.ts';

/** For so long after turning work away the server says that it is full, in milliseconds. */
const fullForMs = 15 * 1000;

/** 200 with what works and what does not; 503 when nothing can be saved. */
export function addHealthRoute(app: App, services: Services, jobs: MeasuredJobs): void {
  const { settings, now } = services;
  const words = messages.health;

  async function requireRoom(): Promise<void> {
    if ((await freeDiskBytes(settings.dataDir)) < settings.minFreeBytes) throw new Error('too little');
  }

  async function requireWorkers(): Promise<void> {
    if (settings.jobs !== 'workers') return;
    if ((await createLeases(services.database, 'health').places(workersLease)) === 0)
      throw new Error('no worker');
  }

  async function requireTurns(): Promise<void> {
    const refusedAtMs = jobs.lastRefusedAtMs();
    if (refusedAtMs !== null && now() - refusedAtMs < fullForMs) throw new Error('turned away');
  }

  app.route({
    method: health.method,
    url: health.route,
    config: { access: 'open' },
    handler: async (_request, reply) => {
      const [database, storage, ffmpeg, disk, workers, turns] = await Promise.all([
        check(words.database, () => sql`select 1`.execute(services.database)),
        check(words.storage, () => services.blobs.check()),
        check(words.ffmpeg, requireFfmpeg),
        check(words.disk, requireRoom),
        check(words.workers, requireWorkers),
        check(words.queue, requireTurns),
      ]);
      const queue = workers.ok ? turns : workers;
      const checks = { database, storage, ffmpeg, disk, queue };
      const canSave = database.ok && storage.ok;
      const isWell = Object.values(checks).every(({ ok }) => ok);
      const status: Health['status'] = canSave ? (isWell ? 'ok' : 'degraded') : 'failed';
      return reply.code(canSave ? 200 : 503).send(success<Health>({ status, checks }));
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
