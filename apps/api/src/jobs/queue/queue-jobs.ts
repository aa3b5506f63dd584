import PQueue from 'p-queue';
import type { PgBoss } from 'pg-boss';
import type { BlobStore } from '../../storage/blobs/blob-store.ts';
import type { Database } from '../../storage/tables.ts';
import { createDurations } from '../durations.ts';
import { isBackgroundPriority } from './compute-priority.ts';
import { loadResult } from './job-outcome.ts';
import { type JobRequest, type Jobs, resolveRequest } from '../jobs.ts';
import { createJobsBusy, JobsBusy } from '../../errors/jobs-busy.ts';
import { createLeases, renewMs, getJobLeaseName } from './leases.ts';
import { maxQueued, maxQueuedOverall } from '../job-limits.ts';
import { type QueuedJob, queueName } from './open-job-queue.ts';
import { createQueueEntry, type QueueEntry } from './queue-entry.ts';
import { estimateQueuedMs, type QueueLoad, readQueueLoad } from './queue-load.ts';
import { findOpenJob, type QueuedState, findQueuedStates } from './queued-work.ts';
import { releaseUnclaimed, reportProgress, waitFor } from '../waited-work.ts';

/** How often the state of open jobs is read from the database, in milliseconds. */
const lookMs = 250;

/** How often a job is sent in total, if it is cancelled or deleted while callers wait for it. */
const maxSends = 3;

/**
 * Runs jobs in worker processes: sends them to the queue, polls their state and loads their results.
 *
 * Each waiting process holds a lease on the job. A job without a lease is cancelled, because all its callers have left
 * or their processes have died. `holder` identifies this process. `now` is a monotonic clock in milliseconds.
 */
export function createQueueJobs(options: {
  boss: PgBoss;
  database: Database;
  blobs: BlobStore;
  holder: string;
  now: () => number;
}): Jobs {
  const { boss, database, blobs, holder, now } = options;
  const leases = createLeases(database, holder);
  const durations = createDurations();
  const entries = new Map<string, QueueEntry>();
  const sending = new PQueue({ concurrency: 1 });
  let closed = false;
  let looking: NodeJS.Timeout | null = null;
  let renewing: NodeJS.Timeout | null = null;

  function run<Data extends object, Result>(typedRequest: JobRequest<Data, Result>): Promise<Result> {
    if (closed) return Promise.reject(new JobsBusy(5));
    const request = resolveRequest(typedRequest);
    const known = entries.get(request.key);
    const entry = known ?? createQueueEntry(request);
    if (known === undefined) {
      entries.set(request.key, entry);
      void send(entry);
      watch();
    } else if (known.isBackground && !request.isBackground) {
      known.isBackground = false;
      if (known.id !== null) void hurry(known, known.id).catch(() => undefined); // on failure it keeps its background priority
    }
    return waitFor(entry, request, {
      now,
      estimateMs: () => (entry.isSettled ? null : estimateQueuedMs(entry, durations, now())),
      onEmpty: ({ isExpectedBack }) => {
        if (!entry.request.job.outlivesWaiters) leave(entry, isExpectedBack);
      },
    }) as Promise<Result>;
  }

  /** Sends one job after the other, so that each counts those of its session that were sent before. */
  function send(entry: QueueEntry): Promise<void> {
    return sending.add(() => begin(entry));
  }

  async function begin(entry: QueueEntry): Promise<void> {
    const { key, data, job, owner } = entry.request;
    const { name, outlivesWaiters } = job;
    try {
      entry.sends += 1;
      if (entry.sends > maxSends) throw new Error('A job was cancelled again and again');
      // The lease comes before the job, so that a worker that starts the job immediately sees that it is wanted.
      await leases.hold([getJobLeaseName(key)]);
      const open = await findOpenJob(database, key);
      let id = open?.id ?? null;
      if (open === null) {
        const priority = await admit(entry);
        const queued: QueuedJob = { name, data, key, outlivesWaiters, owner };
        // `send` returns null if another process has sent the same job first.
        id =
          (await boss.send(queueName, queued, { singletonKey: key, priority })) ??
          (await findOpenJob(database, key))?.id ??
          null;
      } else if (!entry.isBackground && isBackgroundPriority(open.priority)) {
        await hurry(entry, open.id);
      }
      entry.id = id;
      if (entry.isLeft) await abandon(entry);
      else if (id === null) await begin(entry);
    } catch (error) {
      settle(entry, () => entry.reject(error));
    }
  }

  /** Moves a background job to the foreground. */
  async function hurry(entry: QueueEntry, id: string): Promise<void> {
    const { priority } = await readLoad(entry);
    await boss.update(queueName, undefined, { id, priority });
  }

  /** Returns the priority of a new job. Throws `JobsBusy` if too many jobs run before it. */
  async function admit(entry: QueueEntry): Promise<number> {
    const load = await readLoad(entry);
    if (load.ahead >= maxQueued(load.workers) || load.queued >= maxQueuedOverall(load.workers))
      throw createJobsBusy(load.waitMs / 2);
    entry.startsAtMs = now() + load.waitMs;
    return load.priority;
  }

  function readLoad({ request: { owner }, isBackground }: QueueEntry): Promise<QueueLoad> {
    return readQueueLoad({ database, leases, durations, isBackground, owner });
  }

  function watch(): void {
    looking ??= setTimeout(() => {
      void look().finally(() => {
        looking = null;
        if (openEntries().length > 0) watch();
      });
    }, lookMs);
    renewing ??= setInterval(() => {
      const names = openEntries().map(({ request }) => getJobLeaseName(request.key));
      leases.hold(names).catch(() => undefined); // a later renewal succeeds once the database is reachable
    }, renewMs);
    renewing.unref();
  }

  function openEntries(): QueueEntry[] {
    return [...entries.values()].filter(({ isSettled }) => !isSettled);
  }

  async function look(): Promise<void> {
    const sent = openEntries().filter(({ id }) => id !== null);
    // While the database is unreachable, callers continue to wait.
    const states = await findQueuedStates(
      database,
      sent.map(({ id }) => id ?? ''),
    ).catch(() => null);
    if (states === null) return;
    for (const entry of sent) {
      const state = states.find(({ id }) => id === entry.id);
      if (state === undefined || state.state === 'cancelled') {
        entry.id = null;
        void send(entry);
      } else {
        follow(entry, state);
      }
    }
  }

  function follow(entry: QueueEntry, { state, share, outcome, durationMs }: QueuedState): void {
    switch (state) {
      case 'created':
      case 'retry':
        entry.startedAtMs = null;
        return;
      case 'active':
        entry.startedAtMs ??= now();
        // A worker removes the progress of a job just before the job ends.
        reportProgress(entry, share ?? (entry.state === 'waiting' ? 0 : entry.state));
        return;
      case 'completed':
        if (durationMs !== null) durations.learn(entry.request.job.name, durationMs);
        // A failed job is not retained, so that the next request runs it again.
        if (outcome?.ok !== true) entry.retainUntilMs = 0;
        settle(entry, () => entry.resolve(outcome === null ? undefined : loadResult(blobs, outcome)));
        void leases.drop(getJobLeaseName(entry.request.key)).catch(() => undefined); // if this fails, the lease expires
        return;
      default:
        settle(entry, () => entry.reject(new Error('Every worker that took this job was lost')));
    }
  }

  function settle(entry: QueueEntry, how: () => void): void {
    entry.isSettled = true;
    // Refused callers that return find the result.
    if (entry.retainUntilMs > now()) leave(entry, true);
    else if (entries.get(entry.request.key) === entry) entries.delete(entry.request.key);
    how();
  }

  function leave(entry: QueueEntry, isExpectedBack = false): void {
    if (isExpectedBack) return releaseUnclaimed(entry, now, () => leave(entry));
    entry.isLeft = true;
    const { key } = entry.request;
    if (entries.get(key) !== entry) return;
    // A new request for the same work starts a new run instead of joining the cancelled one.
    entries.delete(key);
    if (entry.id !== null && !entry.isSettled) void abandon(entry);
  }

  /**
   * Cancels the job unless another process waits for it. If that fails, the lease expires and the worker ends the job.
   */
  async function abandon({ id, request }: QueueEntry): Promise<void> {
    try {
      const leaseName = getJobLeaseName(request.key);
      if (entries.has(request.key)) return;
      await leases.drop(leaseName);
      if (id !== null && !(await leases.held([leaseName])).has(leaseName)) await boss.cancel(queueName, id);
    } catch {
      // The lease expires, and the worker ends the job.
    }
  }

  async function close(): Promise<void> {
    closed = true;
    const open = [...entries.values()];
    entries.clear();
    for (const entry of open) entry.reject(new JobsBusy(5));
    await Promise.all(open.filter(({ request }) => !request.job.outlivesWaiters).map(abandon));
    if (looking !== null) clearTimeout(looking);
    if (renewing !== null) clearInterval(renewing);
    await boss.stop({ graceful: false });
  }

  return { run, close };
}
