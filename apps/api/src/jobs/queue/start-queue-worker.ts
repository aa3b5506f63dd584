import type { Job as BossJob, PgBoss } from 'pg-boss';
import type { Database } from '../../storage/tables.ts';
import type { AnyJob, JobContext } from '../define-job.ts';
import { maxBackground } from '../job-limits.ts';
import { toFailedOutcome, type JobOutcome, storeResult } from './job-outcome.ts';
import { createLeases, renewMs, getJobLeaseName, workersLease } from './leases.ts';
import { type QueuedJob, queueName } from './open-job-queue.ts';
import { findQueuedStates } from './queued-work.ts';

/**
 * How often progress is written to the database, and how often a worker checks that its jobs are wanted, in
 * milliseconds.
 */
const writeProgressMs = 250;
const wantedMs = 1000;

/**
 * How long running jobs may take to finish when the worker closes, in milliseconds. After that, other workers continue
 * them from the stored results of finished recipes.
 */
const graceMs = 20_000;

/** Workers are notified of new jobs. Polling finds the jobs that a lost worker returned to the queue. */
const pollingIntervalSeconds = 1;

interface Running {
  readonly job: QueuedJob;
  readonly controller: AbortController;
  share: number;
  writtenShare: number;
}

/** A process that runs jobs from the queue. */
export interface QueueWorker {
  /** Accepts no more jobs and waits briefly for running jobs. Other workers run those that do not finish in time. */
  close(): Promise<void>;
}

/**
 * Runs jobs from the queue, `places` at a time, and at most `maxBackground` of them in the background.
 *
 * An error thrown by a job becomes its outcome. The jobs of a lost worker are run by another one. `onProblem` receives
 * unexpected errors.
 */
export async function startQueueWorker(options: {
  boss: PgBoss;
  database: Database;
  jobs: readonly AnyJob[];
  context: JobContext;
  places: number;
  holder: string;
  onProblem: (error: unknown) => void;
}): Promise<QueueWorker> {
  const { boss, database, jobs, context, places, holder, onProblem } = options;
  const leases = createLeases(database, holder);
  const running = new Map<string, Running>();
  let isClosing = false;

  async function work([bossJob]: BossJob<QueuedJob>[]): Promise<JobOutcome | undefined> {
    if (bossJob === undefined) return undefined;
    const { id, data: queued } = bossJob;
    const own: Running = { job: queued, controller: new AbortController(), share: 0, writtenShare: 0 };
    const { signal } = own.controller;
    bossJob.signal.addEventListener('abort', () => own.controller.abort(new Error('The worker is closing')));
    running.set(id, own);
    try {
      const job = jobs.find(({ name }) => name === queued.name);
      if (job === undefined) throw new TypeError(`Unknown job: ${queued.name}`);
      const report = (share: number): void => void (own.share = share);
      const result = await job.run(queued.data as never, { ...context, signal, report });
      return await storeResult(context.blobs, result);
    } catch (error) {
      // Rethrown so that pg-boss gives the unfinished job to another worker.
      if (signal.aborted && isClosing) throw error;
      const outcome = toFailedOutcome(error);
      if (!signal.aborted && !outcome.ok && outcome.code === 'unexpected') onProblem(error);
      return outcome;
    } finally {
      running.delete(id);
      await database
        .deleteFrom('job_progress')
        .where('job_id', '=', id)
        .execute()
        .catch(() => undefined); // the row is harmless
    }
  }

  async function writeProgress(): Promise<void> {
    const changed = [...running].filter(([, own]) => own.share !== own.writtenShare);
    if (changed.length === 0) return;
    for (const [, own] of changed) own.writtenShare = own.share;
    await database
      .insertInto('job_progress')
      .values(changed.map(([id, { share }]) => ({ job_id: id, share })))
      .onConflict((conflict) =>
        conflict.column('job_id').doUpdateSet((row) => ({ share: row.ref('excluded.share') })),
      )
      .execute();
  }

  /** Ends jobs that were cancelled, or that no process waits for: the waiting processes may have died. */
  async function endUnwanted(): Promise<void> {
    const runningJobs = [...running];
    if (runningJobs.length === 0) return;
    const states = await findQueuedStates(
      database,
      runningJobs.map(([id]) => id),
    );
    const heldLeases = await leases.held(runningJobs.map(([, { job }]) => getJobLeaseName(job.key)));
    for (const [id, { job, controller }] of runningJobs) {
      const isActive = states.some((state) => state.id === id && state.state === 'active');
      const isWanted = job.outlivesWaiters || heldLeases.has(getJobLeaseName(job.key));
      if (isActive && !isWanted) await boss.cancel(queueName, id);
      if (!isActive || !isWanted) controller.abort(new Error('No caller is waiting for this job any more'));
    }
  }

  // If the database is unreachable, the next run succeeds.
  const every = (intervalMs: number, task: () => Promise<void>): NodeJS.Timeout =>
    setInterval(() => void task().catch(() => undefined), intervalMs);
  const offerPlaces = (): Promise<void> => leases.hold([workersLease], places);
  await offerPlaces();
  const timers = [
    every(renewMs, offerPlaces),
    every(writeProgressMs, writeProgress),
    every(wantedMs, endUnwanted),
  ];
  const polling = { pollingIntervalSeconds, notifyPollingIntervalSeconds: pollingIntervalSeconds };
  const anyJobs = maxBackground(places);
  await boss.work<QueuedJob>(queueName, { ...polling, localConcurrency: anyJobs }, work);
  if (places > anyJobs) {
    const localConcurrency = places - anyJobs;
    await boss.work<QueuedJob>(queueName, { ...polling, minPriority: 1, localConcurrency }, work);
  }

  return {
    async close() {
      isClosing = true;
      await leases.drop(workersLease).catch(() => undefined); // if this fails, the lease expires
      await boss.stop({ graceful: true, timeout: graceMs });
      for (const timer of timers) clearInterval(timer);
    },
  };
}
