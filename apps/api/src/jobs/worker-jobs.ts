import { createDurations } from './durations.ts';
import type { Job, JobProgress, Jobs } from './jobs.ts';
import { JobsBusy } from './jobs-busy.ts';

/** Jobs that may wait, for each one that can run. */
const maxQueuedPerWorker = 4;

interface Entry {
  readonly job: Job<unknown>;
  readonly controller: AbortController;
  readonly promise: Promise<unknown>;
  readonly start: () => Promise<void>;
  readonly listeners: Set<(state: JobProgress) => void>;
  state: JobProgress;
  isBackground: boolean;
  waiters: number;
}

/**
 * Jobs inside this process: at most `workers` at a time, at most one background job when there is more than one worker,
 * so that a request always finds room. `now` is the clock in milliseconds.
 */
export function workerJobs(options: { workers: number; now: () => number }): Jobs {
  const { workers, now } = options;
  const entries = new Map<string, Entry>();
  const queue: Entry[] = [];
  const running = new Set<Entry>();
  const endings = new Set<Promise<void>>();
  const durations = createDurations();
  let closed = false;

  function run<Result>(job: Job<Result>): Promise<Result> {
    if (closed) return Promise.reject(new JobsBusy(5));
    const entry = entries.get(job.key) ?? admit(job);
    if (entry instanceof JobsBusy) return Promise.reject(entry);
    // Somebody now waits for work that was going on in the background.
    if (job.priority === 'now') entry.isBackground = false;
    fill();
    return waitFor(entry, job) as Promise<Result>;
  }

  function admit(job: Job<unknown>): Entry | JobsBusy {
    const isBackground = job.priority === 'later';
    const ahead = queue.filter((entry) => entry.isBackground === isBackground);
    const busyMs = durations.total([...ahead, ...running].map((entry) => entry.job.kind)) / workers;
    const mustWait = running.size >= workers;
    const isTooLong = mustWait && !isBackground && busyMs > job.maxWaitMs;
    if (ahead.length >= maxQueuedPerWorker * workers || isTooLong) return busyFor(busyMs / 2);
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

  function busyFor(waitMs: number): JobsBusy {
    return new JobsBusy(Math.max(1, Math.ceil(waitMs / 1000)));
  }

  function newEntry(job: Job<unknown>, isBackground: boolean): Entry {
    const controller = new AbortController();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    // Everybody may have left before it failed; those who wait see the failure through their own promise.
    promise.catch(() => undefined);
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
    const listeners: Entry['listeners'] = new Set();
    const report = (share: number): void => {
      entry.state = share;
      for (const listener of listeners) listener(share);
    };
    const start = async (): Promise<void> => {
      const startedAt = now();
      report(0);
      try {
        resolve(await job.work(controller.signal, report));
        durations.learn(job.kind, now() - startedAt);
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

  async function waitFor(entry: Entry, { signal, onProgress }: Job<unknown>): Promise<unknown> {
    entry.waiters += 1;
    if (onProgress !== undefined) entry.listeners.add(onProgress);
    onProgress?.(entry.state);
    const left = Promise.withResolvers<never>();
    const leave = (): void => left.reject(signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    if (signal?.aborted) leave();
    try {
      return await Promise.race([entry.promise, left.promise]);
    } finally {
      signal?.removeEventListener('abort', leave);
      if (onProgress !== undefined) entry.listeners.delete(onProgress);
      entry.waiters -= 1;
      if (entry.waiters === 0 && !entry.job.outlivesWaiters) abandon(entry, signal?.reason);
    }
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

  return { run, close };
}
