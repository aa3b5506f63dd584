import { toApiProblem } from '../errors/api-problem.ts';
import { createDurations } from './durations.ts';
import { estimateFinishMs, type OpenJob } from './estimate-finish.ts';
import type { AnyJob, JobContext } from './define-job.ts';
import { type JobRequest, type Jobs, type ResolvedRequest, resolveRequest } from './jobs.ts';
import { createJobsBusy, JobsBusy } from '../errors/jobs-busy.ts';
import { maxBackground, maxQueued, maxQueuedOverall } from './job-limits.ts';
import { sortFairly } from './sort-fairly.ts';
import { releaseUnclaimed, reportProgress, type WaitedWork, waitFor } from './waited-work.ts';

interface Entry extends WaitedWork {
  readonly request: ResolvedRequest;
  readonly controller: AbortController;
  readonly start: () => Promise<void>;
  readonly owners: Set<string>;
  isBackground: boolean;
  startedAtMs: number | null;
}

/** How many sessions take turns. Others count as new ones. */
const maxSessions = 1000;

/**
 * Runs jobs in this process, at most `workers` at a time, and at most `maxBackground` of them in the background. `now` is a
 * monotonic clock in milliseconds.
 */
export function createWorkerJobs(options: {
  /** The jobs that may be requested, as in a worker process. */
  jobs: readonly AnyJob[];
  context: JobContext;
  workers: number;
  now: () => number;
}): Jobs {
  const { jobs, context, workers, now } = options;
  const entries = new Map<string, Entry>();
  const queue: Entry[] = [];
  const running = new Set<Entry>();
  const endings = new Set<Promise<void>>();
  /** Which start of a job was the latest one of each session. */
  const lastStarts = new Map<string, number>();
  let startCount = 0;
  const durations = createDurations();
  let closed = false;

  function run<Data extends object, Result>(typedRequest: JobRequest<Data, Result>): Promise<Result> {
    const { job } = typedRequest;
    if (!jobs.includes(job)) return Promise.reject(new TypeError(`Unknown job: ${job.name}`));
    if (closed) return Promise.reject(new JobsBusy(5));
    const request = resolveRequest(typedRequest);
    const entry = entries.get(request.key) ?? admit(request);
    if (entry instanceof JobsBusy) return Promise.reject(entry);
    if (request.owner !== null) entry.owners.add(request.owner);
    // A caller is now waiting for work that was queued in the background.
    if (!request.isBackground) entry.isBackground = false;
    fill();
    return waitFor(entry, request, {
      now,
      estimateMs: () => estimateMs(entry),
      onEmpty: ({ reason, isExpectedBack }) => {
        if (entry.request.job.outlivesWaiters) return;
        if (isExpectedBack) releaseUnclaimed(entry, now, () => abandon(entry, undefined));
        else abandon(entry, reason);
      },
    }) as Promise<Result>;
  }

  function admit(request: ResolvedRequest): Entry | JobsBusy {
    const { key, isBackground } = request;
    const entry = newEntry(request);
    const others = queue.filter((other) => other.isBackground === isBackground);
    const ordered = sortFairly([...others, entry], running, lastStarts);
    const ahead = ordered.slice(0, ordered.indexOf(entry));
    if (ahead.length >= maxQueued(workers) || others.length >= maxQueuedOverall(workers))
      return createJobsBusy(estimateFinishMs(openJobs(ahead), workers) / 2);
    entries.set(key, entry);
    queue.push(entry);
    return entry;
  }

  /** Estimates when a job will be done, in milliseconds from now; null if it is already done. */
  function estimateMs(entry: Entry): number | null {
    if (running.has(entry)) return estimateFinishMs([openJob(entry)], 1);
    const ordered = orderQueue();
    const place = ordered.indexOf(entry);
    return place < 0 ? null : estimateFinishMs(openJobs(ordered.slice(0, place + 1)), workers);
  }

  /** The waiting jobs in the order in which they will run. */
  function orderQueue(): Entry[] {
    return [false, true].flatMap((isBackground) =>
      sortFairly(
        queue.filter((entry) => entry.isBackground === isBackground),
        running,
        lastStarts,
      ),
    );
  }

  function openJobs(waiting: readonly Entry[]): OpenJob[] {
    return [...running, ...waiting].map(openJob);
  }

  function openJob({ request, startedAtMs, state }: Entry): OpenJob {
    return {
      usualMs: durations.usual(request.job.name),
      elapsedMs: startedAtMs === null ? null : now() - startedAtMs,
      share: state === 'waiting' ? 0 : state,
    };
  }

  function newEntry(request: ResolvedRequest): Entry {
    const { job, data, isBackground } = request;
    const controller = new AbortController();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    // All callers may have left before the work fails. Waiting callers see the failure through their own promise.
    promise.catch(() => undefined);
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
    const report = (share: number): void => reportProgress(entry, share);
    const start = async (): Promise<void> => {
      const startedAtMs = now();
      entry.startedAtMs = startedAtMs;
      report(0);
      try {
        resolve(await job.run(data, { ...context, signal: controller.signal, report }));
        durations.learn(job.name, now() - startedAtMs);
      } catch (error) {
        // Work that failed because the machine was busy is not retained, so that the next request runs it again.
        if (toApiProblem(error).code === 'busy') entry.retainUntilMs = 0;
        reject(error);
      }
    };
    const entry: Entry = {
      request,
      controller,
      promise,
      start,
      owners: new Set(request.owner === null ? [] : [request.owner]),
      listeners: new Set(),
      state: 'waiting',
      isBackground,
      waiters: 0,
      retainUntilMs: 0,
      startedAtMs: null,
    };
    return entry;
  }

  function fill(): void {
    while (running.size < workers) {
      const [next] = orderQueue();
      if (next === undefined || (next.isBackground && !canRunBackgroundJob())) return;
      queue.splice(queue.indexOf(next), 1);
      running.add(next);
      noteStart(next);
      const ending = next.start().then(() => {
        endings.delete(ending);
        finish(next);
      });
      endings.add(ending);
    }
  }

  function noteStart({ owners }: Entry): void {
    startCount += 1;
    for (const owner of owners) {
      // The sessions that have waited longest come first, so that they can be forgotten.
      lastStarts.delete(owner);
      lastStarts.set(owner, startCount);
    }
    const [longestAgo] = lastStarts.keys();
    if (lastStarts.size > maxSessions && longestAgo !== undefined) lastStarts.delete(longestAgo);
  }

  function canRunBackgroundJob(): boolean {
    return [...running].filter(({ isBackground }) => isBackground).length < maxBackground(workers);
  }

  function finish(entry: Entry): void {
    running.delete(entry);
    // Refused callers that return find the result.
    if (entry.retainUntilMs > now()) releaseUnclaimed(entry, now, () => abandon(entry, undefined));
    else forget(entry);
    fill();
  }

  function forget(entry: Entry): void {
    const { key } = entry.request;
    if (entries.get(key) === entry) entries.delete(key);
  }

  function abandon(entry: Entry, reason: unknown): void {
    // A new request for the same work starts a new run instead of joining the cancelled one.
    forget(entry);
    const place = queue.indexOf(entry);
    if (place >= 0) queue.splice(place, 1);
    entry.controller.abort(reason ?? new Error('No caller is waiting for this job any more'));
  }

  async function close(): Promise<void> {
    closed = true;
    const open = [...queue.splice(0), ...running];
    for (const entry of open) entry.controller.abort(new JobsBusy(5));
    await Promise.all(endings);
  }

  return { run, close };
}
