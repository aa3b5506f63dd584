import { createHash, timingSafeEqual } from 'node:crypto';
import { Failure } from '@spinreel/api-contract/schemas/envelope';
import {
  type Health,
  health,
  type HealthCheck,
  HealthResponse,
  readMetrics,
} from '@spinreel/api-contract/health';
import { messages } from '@spinreel/config-schema/messages/messages';
import { findProgram } from '@spinreel/media/programs/find-program';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { ApiProblem } from '../errors/api-problem.ts';
import { type App, getAddress, respondWith, success } from '../http/app.ts';
import { isLoopback } from '../http/guards/network-guard.ts';
import { createLeases, workersLease } from '../jobs/queue/leases.ts';
import type { Settings } from '../settings/settings.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { type DiskReserve, leastFreeBytes } from '../storage/blobs/disk-reserve.ts';
import { readFreeDiskBytes } from '../storage/blobs/read-free-disk-bytes.ts';
import type { Database } from '../storage/tables.ts';
import type { MeasuredJobs } from './measure-jobs.ts';
import type { Metrics } from './metrics.ts';

/** The services that are checked. `now` is the clock in milliseconds. */
interface HealthContext {
  readonly settings: Settings;
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly reserve: DiskReserve;
  readonly jobs: MeasuredJobs;
  readonly metrics: Metrics;
  /** Counts the builds that wait or run. */
  readonly builds: { countByState(): Promise<{ waiting: number; running: number }> };
  readonly now: () => number;
}

/** How long the server reports a full queue after it refused a job, in milliseconds. */
const fullForMs = 15 * 1000;

const tags = ['Server'];

/** Adds the calls that report the server's health and metrics. */
export function addHealthRoutes(app: App, context: HealthContext): void {
  const { settings, metrics } = context;
  app.route({
    ...getAddress(health),
    config: { access: 'open' },
    schema: {
      tags,
      summary: 'Check the health of the server',
      description: 'Lists every failed check. Responds with 503 and the same body if nothing can be saved.',
      response: { 200: HealthResponse, 503: Type.Union([HealthResponse, Failure]) },
    },
    handler: async (_request, reply) => {
      const data = await checkHealth(context);
      return reply.code(data.status === 'failed' ? 503 : 200).send(success(data));
    },
  });

  app.route({
    ...getAddress(readMetrics),
    config: { access: 'open', problems: ['not-found'] },
    schema: {
      tags,
      summary: 'Get metrics for Prometheus',
      description:
        'Available to programs on the same machine, or with METRICS_TOKEN as the bearer token if it is set.',
      response: { 200: respondWith('text/plain') },
    },
    handler: async (request, reply) => {
      if (!mayReadMetrics(request, settings)) throw new ApiProblem('not-found');
      // Without its database, the server still reports everything else.
      const counts = await context.builds.countByState().catch(() => null);
      if (counts !== null) metrics.setBuilds(counts);
      return reply.type(metrics.contentType).send(await metrics.text());
    },
  });
}

async function checkHealth({
  settings,
  database,
  blobs,
  reserve,
  jobs,
  now,
}: HealthContext): Promise<Health> {
  const texts = messages.health;

  async function requireSpaceForUploads(): Promise<void> {
    if ((await readFreeDiskBytes(settings.dataDir)) < settings.minFreeBytes) throw new Error('too little');
  }

  async function requireSpaceToSave(): Promise<void> {
    if (!(await reserve.hold())) throw new Error('the reserve was used up');
    if ((await readFreeDiskBytes(settings.dataDir)) < leastFreeBytes) throw new Error('full');
  }

  async function requireWorkers(): Promise<void> {
    if (settings.jobs !== 'workers') return;
    if ((await createLeases(database, 'health').places(workersLease)) === 0) throw new Error('no workers');
  }

  async function requireQueueSpace(): Promise<void> {
    const refusedAtMs = jobs.lastRefusedAtMs();
    if (refusedAtMs !== null && now() - refusedAtMs < fullForMs) throw new Error('a job was refused');
  }

  const [databaseCheck, storage, ffmpeg, uploadSpace, saveSpace, workers, queueSpace] = await Promise.all([
    check(texts.database, () => sql`select 1`.execute(database)),
    check(texts.storage, () => blobs.check()),
    check(texts.ffmpeg, requireFfmpeg),
    check(texts.disk, requireSpaceForUploads),
    check(texts.diskFull, requireSpaceToSave),
    check(texts.workers, requireWorkers),
    check(texts.queue, requireQueueSpace),
  ]);
  const checks = {
    database: databaseCheck,
    storage,
    ffmpeg,
    disk: saveSpace.ok ? uploadSpace : saveSpace,
    queue: workers.ok ? queueSpace : workers,
  };
  const canSave = databaseCheck.ok && storage.ok && saveSpace.ok;
  const isWell = Object.values(checks).every(({ ok }) => ok);
  return { status: canSave ? (isWell ? 'ok' : 'degraded') : 'failed', checks };
}

async function check(message: string, work: () => Promise<unknown>): Promise<HealthCheck> {
  try {
    await work();
    return { ok: true };
  } catch {
    // The reason may contain paths. The operator finds it in the log of the first call that needs this.
    return { ok: false, message };
  }
}

async function requireFfmpeg(): Promise<void> {
  const found = await Promise.all(['ffmpeg', 'ffprobe'].map(findProgram));
  if (found.includes(null)) throw new Error('not found');
}

function mayReadMetrics(request: FastifyRequest, { metricsToken, trustProxy }: Settings): boolean {
  if (metricsToken !== null) return isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  // Behind a proxy on this machine, every request would come from this machine.
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in request.headers);
  return trustProxy === false && !isForwarded && isLoopback(request.socket.remoteAddress ?? '');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
