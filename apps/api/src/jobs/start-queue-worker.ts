import type { Job as BossJob, PgBoss } from 'pg-boss';
import type { BlobStore } from '../storage/blob-store.ts';
import type { Database } from '../storage/database.ts';
import { failedOutcome, type JobOutcome, keepResult } from './job-outcome.ts';
import type { JobTable } from './jobs.ts';
import { createLeases, renewMs, wishFor, workersLease } from './leases.ts';
import { type QueuedJob, queueName } from './open-job-queue.ts';
import { queuedStates } from './queued-work.ts';

/** How often progress is written down, and how often a worker asks whether its jobs are still wanted, in milliseconds. */
const tellMs = 250;
const wantedMs = 1000;

/** How long running jobs may take to end when the worker closes; then others do them, from the recipes that are done. */
const graceMs = 20_000;

/** Workers hear of jobs at once; this is for those which came back from a lost worker. */
const pollingIntervalSeconds = 1;

interface Running {
  readonly job: QueuedJob;
  readonly controller: AbortController;
  share: number;
  toldShare: number;
}

/** A process that does jobs of the queue. */
export interface QueueWorker {
  /** Takes no more jobs and waits for those that run, a while; what is not done then, another worker does. */
  close(): Promise<void>;
}

/**
 * Does jobs of the queue, `places` at a time and at most one of them in the background where there are more places than
 * one. A handler's problem is the job's outcome; what a lost worker was doing, another one does. `onProblem` is told what
 * nobody expected.
 */
export async function startQueueWorker(options: {
  boss: PgBoss;
  database: Database;
  blobs: BlobStore;
  handlers: JobTable;
  places: number;
  holder: string;
  onProblem: (error: unknown) => void;
}): Promise<QueueWorker> {
  const { boss, database, blobs, handlers, places, holder, onProblem } = options;
  const leases = createLeases(database, holder);
  const running = new Map<string, Running>();
  let isClosing = false;

  async function work([bossJob]: BossJob<QueuedJob>[]): Promise<JobOutcome | undefined> {
    if (bossJob === undefined) return undefined;
    const { id, data: job } = bossJob;
    const own: Running = { job, controller: new AbortController(), share: 0, toldShare: 0 };
    const { signal } = own.controller;
    bossJob.signal.addEventListener('abort', () => own.controller.abort(new Error('The worker is closing')));
    running.set(id, own);
    try {
      const handler = handlers[job.name];
      if (handler === undefined) throw new TypeError(`No such job: ${job.name}`);
      const report = (share: number): void => void (own.share = share);
      return await keepResult(blobs, await handler(job.data as never, { signal, report }));
    } catch (error) {
      // Another worker goes on with what this one had no time for.
      if (signal.aborted && isClosing) throw error;
      const outcome = failedOutcome(error);
      if (!signal.aborted && !outcome.ok && outcome.code === 'unexpected') onProblem(error);
      return outcome;
    } finally {
      running.delete(id);
      await database
        .deleteFrom('job_progress')
        .where('job_id', '=', id)
        .execute()
        .catch(() => undefined); // it goes with the next
    }
  }

  async function tell(): Promise<void> {
    const news = [...running].filter(([, own]) => own.share !== own.toldShare);
    if (news.length === 0) return;
    for (const [, own] of news) own.toldShare = own.share;
    await database
      .insertInto('job_progress')
      .values(news.map(([id, { share }]) => ({ job_id: id, share })))
      .onConflict((conflict) =>
        conflict.column('job_id').doUpdateSet((row) => ({ share: row.ref('excluded.share') })),
      )
      .execute();
  }

  /** Ends jobs which were cancelled, and those for which nobody waits: their processes may have died. */
  async function endUnwanted(): Promise<void> {
    const jobs = [...running];
    if (jobs.length === 0) return;
    const states = await queuedStates(
      database,
      jobs.map(([id]) => id),
    );
    const wished = await leases.held(jobs.map(([, { job }]) => wishFor(job.key)));
    for (const [id, { job, controller }] of jobs) {
      const isActive = states.some((state) => state.id === id && state.state === 'active');
      const isWanted = job.outlivesWaiters || wished.has(wishFor(job.key));
      if (isActive && !isWanted) await boss.cancel(queueName, id);
      if (!isActive || !isWanted) controller.abort(new Error('Nobody waits for this job any more'));
    }
  }

  // Where the database is away for a moment, the next time will do.
  const every = (intervalMs: number, task: () => Promise<void>): NodeJS.Timeout =>
    setInterval(() => void task().catch(() => undefined), intervalMs);
  const offer = (): Promise<void> => leases.hold([workersLease], places);
  await offer();
  const timers = [every(renewMs, offer), every(tellMs, tell), every(wantedMs, endUnwanted)];
  const take = { pollingIntervalSeconds, notifyPollingIntervalSeconds: pollingIntervalSeconds };
  await boss.work<QueuedJob>(queueName, take, work);
  if (places > 1) {
    await boss.work<QueuedJob>(queueName, { ...take, minPriority: 1, localConcurrency: places - 1 }, work);
  }

  return {
    async close() {
      isClosing = true;
      await leases.drop(workersLease).catch(() => undefined); // it expires
      await boss.stop({ graceful: true, timeout: graceMs });
      for (const timer of timers) clearInterval(timer);
    },
  };
}
