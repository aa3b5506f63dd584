import { createDurations } from './durations.ts';
import type { Job, Jobs, JobTable } from './jobs.ts';
import { JobsBusy } from './jobs-busy.ts';
import { busyFor, turnAway } from './turn-away.ts';
import { tellProgress, type WaitedWork, waitFor } from './waited-work.ts';

type AnyJob = Job<JobTable, string>;

interface Entry extends WaitedWork {
  readonly job: AnyJob;
  readonly controller: AbortController;
  readonly start: () => Promise<void>;
  isBackground: boolean;
}

/**
 * Jobs inside this process: at most `workers` at a time, at most one background job when there is more than one worker,
 * so that a request always finds room. `now` is the clock in milliseconds.
 */
export function workerJobs<Table extends JobTable>(options: {
  handlers: Table;
  workers: number;
  now: () => number;
}): Jobs<Table> {
  const { workers, now } = options;
  const handlers: JobTable = options.handlers;
  const entries = new Map<string, Entry>();
  const queue: Entry[] = [];
  const running = new Set<Entry>();
  const endings = new Set<Promise<void>>();
  const durations = createDurations();
  let closed = false;

  function run(job: AnyJob): Promise<unknown> {
    if (closed) return Promise.reject(new JobsBusy(5));
    const entry = entries.get(job.key) ?? admit(job);
    if (entry instanceof JobsBusy) return Promise.reject(entry);
    // Somebody now waits for work that was going on in the background.
    if (job.priority === 'now') entry.isBackground = false;
    fill();
    return waitFor(entry, job, (reason) => {
      if (!entry.job.outlivesWaiters) abandon(entry, reason);
    });
  }

  function admit(job: AnyJob): Entry | JobsBusy {
    const isBackground = job.priority === 'later';
    const ahead = queue.filter((entry) => entry.isBackground === isBackground);
    const refusal = turnAway({
      workers,
      running: running.size,
      queued: ahead.length,
      openMs: durations.total([...ahead, ...running].map((entry) => entry.job.name)),
      maxWaitMs: isBackground ? Infinity : job.maxWaitMs,
    });
    if (refusal !== null) return refusal;
    const entry = newEntry(job, isBackground);
    entries.set(job.key, entry);
    queue.push(entry);
    if (!isBackground) turnAwayAfter(job.maxWaitMs, entry);
    return entry;
  }

  /** The estimate was too hopeful: better an honest answer now than a client that gives up. */
  function turnAwayAfter(maxWaitMs: number, entry: Entry): void {
    const timer = setTimeout(() => {
      if (queue.includes(entry)) abandon(entry, busyFor(maxWaitMs / 2));
    }, maxWaitMs);
    timer.unref();
  }

  function newEntry(job: AnyJob, isBackground: boolean): Entry {
    const controller = new AbortController();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    // Everybody may have left before it failed; those who wait see the failure through their own promise.
    promise.catch(() => undefined);
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
    const listeners: Entry['listeners'] = new Set();
    const handler = handlers[job.name];
    if (handler === undefined) throw new TypeError(`No such job: ${job.name}`);
    const report = (share: number): void => tellProgress(entry, share);
    const start = async (): Promise<void> => {
      const startedAt = now();
      report(0);
      try {
        resolve(await handler(job.data, { signal: controller.signal, report }));
        durations.learn(job.name, now() - startedAt);
      } catch (error) {
        reject(error);
      }
    };
    const entry: Entry = {
      job,
      controller,
      promise,
      start,
      listeners,
      state: 'waiting',
      isBackground,
      waiters: 0,
    };
    return entry;
  }

  function fill(): void {
    while (running.size < workers) {
      const next = queue.find((entry) => !entry.isBackground) ?? (hasBackgroundRoom() ? queue[0] : undefined);
      if (next === undefined) return;
      queue.splice(queue.indexOf(next), 1);
      running.add(next);
      const ending = next.start().then(() => {
        endings.delete(ending);
        finish(next);
      });
      endings.add(ending);
    }
  }

  function hasBackgroundRoom(): boolean {
    return [...running].every((entry) => !entry.isBackground) && (workers === 1 || running.size < workers);
  }

  function finish(entry: Entry): void {
    running.delete(entry);
    forget(entry);
    fill();
  }

  function forget(entry: Entry): void {
    if (entries.get(entry.job.key) === entry) entries.delete(entry.job.key);
  }

  function abandon(entry: Entry, reason: unknown): void {
    // Whoever asks for the same work again gets a new run, not the one that is being ended.
    forget(entry);
    const place = queue.indexOf(entry);
    if (place >= 0) queue.splice(place, 1);
    entry.controller.abort(reason ?? new Error('Nobody waits for this job any more'));
  }

  async function close(): Promise<void> {
    closed = true;
    const open = [...queue.splice(0), ...running];
    for (const entry of open) entry.controller.abort(new JobsBusy(5));
    await Promise.all(endings);
  }

  return { run: run as Jobs<Table>['run'], close };
}
