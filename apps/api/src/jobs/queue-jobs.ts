import type { PgBoss } from 'pg-boss';
import type { BlobStore } from '../storage/blob-store.ts';
import type { Database } from '../storage/database.ts';
import { createDurations } from './durations.ts';
import { resultOf } from './job-outcome.ts';
import type { Job, Jobs, JobTable } from './jobs.ts';
import { JobsBusy } from './jobs-busy.ts';
import { createLeases, renewMs, wishFor, workersLease } from './leases.ts';
import { type QueuedJob, queueName } from './open-job-queue.ts';
import { openJobOf, type QueuedState, queuedCounts, queuedStates } from './queued-work.ts';
import { busyFor, turnAway } from './turn-away.ts';
import { tellProgress, type WaitedWork, waitFor } from './waited-work.ts';

/** How often those who wait look how far their jobs are, in milliseconds. */
const lookMs = 250;

/** How often a job that was cancelled or swept under those who wait for it is sent again. */
const maxSends = 3;

type AnyJob = Job<JobTable, string>;

interface Entry extends WaitedWork {
  readonly job: AnyJob;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
  readonly begunAtMs: number;
  /** Of the job in the queue; null until it was sent. */
  id: string | null;
  sends: number;
  isBackground: boolean;
  isLeft: boolean;
}

/**
 * Jobs that worker processes do: this side sends them, looks how far they are, and fetches their results. Whoever waits
 * says so in the database; a job for which nobody waits any more, because they left or their process died, is ended.
 * `holder` tells this process from others; `now` is its clock in milliseconds.
 */
export function queueJobs<Table extends JobTable>(options: {
  boss: PgBoss;
  database: Database;
  blobs: BlobStore;
  holder: string;
  now: () => number;
}): Jobs<Table> {
  const { boss, database, blobs, holder, now } = options;
  const leases = createLeases(database, holder);
  const durations = createDurations();
  const entries = new Map<string, Entry>();
  let closed = false;
  let looking: NodeJS.Timeout | null = null;
  let renewing: NodeJS.Timeout | null = null;

  function run(job: AnyJob): Promise<unknown> {
    if (closed) return Promise.reject(new JobsBusy(5));
    const known = entries.get(job.key);
    const entry = known ?? newEntry(job);
    if (known === undefined) {
      entries.set(job.key, entry);
      void begin(entry);
      watch();
    } else if (known.isBackground && job.priority === 'now') {
      known.isBackground = false;
      if (known.id !== null) void hurry(known.id).catch(() => undefined); // it waits its turn in the background then
    }
    return waitFor(entry, job, () => {
      if (!entry.job.outlivesWaiters) leave(entry);
    });
  }

  function newEntry(job: AnyJob): Entry {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    // Everybody may have left before it failed; those who wait see the failure through their own promise.
    promise.catch(() => undefined);
    return {
      job,
      promise,
      resolve,
      reject,
      listeners: new Set(),
      state: 'waiting',
      waiters: 0,
      begunAtMs: now(),
      id: null,
      sends: 0,
      isBackground: job.priority === 'later',
      isLeft: false,
    };
  }

  async function begin(entry: Entry): Promise<void> {
    const { key, name, data, outlivesWaiters } = entry.job;
    try {
      entry.sends += 1;
      if (entry.sends > maxSends) throw new Error('A job was cancelled again and again');
      // Before the job: a worker that takes it at once finds that somebody waits for it.
      await leases.hold([wishFor(key)]);
      let id = await openJobOf(database, key);
      if (id === null) {
        await admit(entry);
        const queued: QueuedJob = { name, data, key, outlivesWaiters };
        const priority = entry.isBackground ? 0 : 1;
        // Null where another process was faster.
        id =
          (await boss.send(queueName, queued, { singletonKey: key, priority })) ??
          (await openJobOf(database, key));
      } else if (!entry.isBackground) {
        await hurry(id);
      }
      entry.id = id;
      if (entry.isLeft) await abandon(entry);
      else if (id === null) await begin(entry);
    } catch (error) {
      settle(entry, () => entry.reject(error));
    }
  }

  async function hurry(id: string): Promise<void> {
    await boss.update(queueName, undefined, { id, priority: 1 });
  }

  async function admit({ job, isBackground }: Entry): Promise<void> {
    const [open, places] = await Promise.all([queuedCounts(database), leases.places(workersLease)]);
    const counted = open.filter((some) => some.isRunning || some.isBackground === isBackground);
    const sum = (some: typeof open): number => some.reduce((total, { count }) => total + count, 0);
    const refusal = turnAway({
      workers: Math.max(1, places),
      running: sum(open.filter(({ isRunning }) => isRunning)),
      queued: sum(counted.filter(({ isRunning }) => !isRunning)),
      openMs: durations.total(counted.flatMap(({ name, count }) => Array<string>(count).fill(name))),
      maxWaitMs: isBackground ? Infinity : job.maxWaitMs,
    });
    if (refusal !== null) throw refusal;
  }

  function watch(): void {
    looking ??= setTimeout(() => {
      void look().finally(() => {
        looking = null;
        if (entries.size > 0) watch();
      });
    }, lookMs);
    renewing ??= setInterval(() => {
      const names = [...entries.keys()].map(wishFor);
      // Where the database is away, the next time will do.
      leases.hold(names).catch(() => undefined);
    }, renewMs);
    renewing.unref();
  }

  async function look(): Promise<void> {
    const sent = [...entries.values()].filter(({ id }) => id !== null);
    // Where the database is away, those who wait go on waiting.
    const states = await queuedStates(
      database,
      sent.map(({ id }) => id ?? ''),
    ).catch(() => null);
    if (states === null) return;
    for (const entry of sent) {
      const state = states.find(({ id }) => id === entry.id);
      if (state === undefined || state.state === 'cancelled') {
        entry.id = null;
        void begin(entry);
      } else {
        follow(entry, state);
      }
    }
  }

  function follow(entry: Entry, { state, share, outcome, durationMs }: QueuedState): void {
    switch (state) {
      case 'created':
      case 'retry': {
        const { maxWaitMs } = entry.job;
        // The estimate was too hopeful: better an honest answer now than a client that gives up.
        if (!entry.isBackground && state === 'created' && now() - entry.begunAtMs > maxWaitMs) {
          settle(entry, () => entry.reject(busyFor(maxWaitMs / 2)));
          void abandon(entry);
        }
        return;
      }
      case 'active':
        tellProgress(entry, share ?? 0);
        return;
      case 'completed':
        if (durationMs !== null) durations.learn(entry.job.name, durationMs);
        settle(entry, () => entry.resolve(outcome === null ? undefined : resultOf(blobs, outcome)));
        void leases.drop(wishFor(entry.job.key)).catch(() => undefined); // it expires
        return;
      default:
        settle(entry, () => entry.reject(new Error('Every worker that took this job was lost')));
    }
  }

  function settle(entry: Entry, how: () => void): void {
    if (entries.get(entry.job.key) === entry) entries.delete(entry.job.key);
    how();
  }

  function leave(entry: Entry): void {
    entry.isLeft = true;
    if (entries.get(entry.job.key) !== entry) return;
    // Whoever asks for the same work again gets a new run, not the one that is being ended.
    entries.delete(entry.job.key);
    if (entry.id !== null) void abandon(entry);
  }

  /** Ends the job unless another process waits for it. Where that fails, the wish expires and its worker ends it. */
  async function abandon({ id, job }: Entry): Promise<void> {
    try {
      const wish = wishFor(job.key);
      if (entries.has(job.key)) return;
      await leases.drop(wish);
      if (id !== null && !(await leases.held([wish])).has(wish)) await boss.cancel(queueName, id);
    } catch {
      // See above.
    }
  }

  async function close(): Promise<void> {
    closed = true;
    const open = [...entries.values()];
    entries.clear();
    for (const entry of open) entry.reject(new JobsBusy(5));
    await Promise.all(open.filter(({ job }) => !job.outlivesWaiters).map(abandon));
    if (looking !== null) clearTimeout(looking);
    if (renewing !== null) clearInterval(renewing);
    await boss.stop({ graceful: false });
  }

  return { run: run as Jobs<Table>['run'], close };
}
