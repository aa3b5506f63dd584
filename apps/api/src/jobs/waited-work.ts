import type { JobProgress } from './jobs.ts';
import { createJobsBusy, JobsBusy } from '../errors/jobs-busy.ts';

/** Work and its waiting callers. */
export interface WaitedWork {
  readonly promise: Promise<unknown>;
  readonly listeners: Set<(state: JobProgress) => void>;
  state: JobProgress;
  waiters: number;
  /**
   * Until when refused callers may return for the result, in milliseconds of the `now` clock; 0 if no caller was
   * refused.
   */
  retainUntilMs: number;
}

/** A caller that waits for work. */
interface Waiter {
  readonly answerWithinMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((state: JobProgress) => void) | undefined;
}

/** How often the remaining time is compared with a caller's deadline, in milliseconds. */
const estimateEveryMs = 500;

/**
 * How long work is retained after the promised time, in milliseconds, because a caller may have to upload a large file
 * again.
 */
const returnGraceMs = 60_000;

/**
 * Waits for work together with its other callers. Reports progress to `onProgress` and rejects when `signal` aborts.
 *
 * Rejects with `JobsBusy` as soon as `estimateMs` exceeds the caller's remaining time. The work is then retained so
 * that the caller can return for it.
 *
 * Calls `onEmpty` when no caller is waiting any more, because the work is done or the last caller has left.
 * `isExpectedBack` is true if that caller was refused.
 */
export async function waitFor(
  work: WaitedWork,
  { answerWithinMs, signal, onProgress }: Waiter,
  options: {
    now: () => number;
    /** Estimates when the work will be done, in milliseconds from now; null if unknown. */
    estimateMs: () => number | null;
    onEmpty: (why: { reason: unknown; isExpectedBack: boolean }) => void;
  },
): Promise<unknown> {
  const { now, estimateMs, onEmpty } = options;
  const deadlineMs = now() + answerWithinMs;
  const left = Promise.withResolvers<never>();
  let reason: unknown;
  const leave = (why: unknown): void => {
    reason ??= why;
    left.reject(reason);
  };
  const refuse = (waitMs: number): void => {
    const busy = createJobsBusy(waitMs);
    work.retainUntilMs = Math.max(work.retainUntilMs, now() + busy.retryAfterSeconds * 1000 + returnGraceMs);
    leave(busy);
  };
  const estimate = (): void => {
    const finishMs = estimateMs();
    if (finishMs !== null && finishMs > deadlineMs - now()) refuse(finishMs);
  };
  const onAbort = (): void =>
    leave(signal?.reason ?? new Error('No caller is waiting for this job any more'));

  work.waiters += 1;
  if (onProgress !== undefined) work.listeners.add(onProgress);
  onProgress?.(work.state);
  signal?.addEventListener('abort', onAbort, { once: true });
  const timers = Number.isFinite(answerWithinMs)
    ? [
        setInterval(estimate, estimateEveryMs),
        setTimeout(() => refuse(estimateMs() ?? 0), Math.max(0, answerWithinMs)),
      ]
    : [];
  if (signal?.aborted) onAbort();
  else if (timers.length > 0) estimate();
  try {
    // `work.promise` comes first: an existing result takes precedence over a refusal.
    return await Promise.race([work.promise, left.promise]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    if (onProgress !== undefined) work.listeners.delete(onProgress);
    work.waiters -= 1;
    if (work.waiters === 0) onEmpty({ reason, isExpectedBack: reason instanceof JobsBusy });
  }
}

/** Reports the progress of work to all its listeners. */
export function reportProgress(work: WaitedWork, state: JobProgress): void {
  if (work.state === state) return;
  work.state = state;
  for (const listener of work.listeners) listener(state);
}

/** Calls `letGo` if no caller has returned when `retainUntilMs` has passed. */
export function releaseUnclaimed(work: WaitedWork, now: () => number, onUnclaimed: () => void): void {
  const check = (): void => {
    if (work.waiters > 0) return;
    if (work.retainUntilMs > now()) releaseUnclaimed(work, now, onUnclaimed);
    else onUnclaimed();
  };
  setTimeout(check, Math.max(0, work.retainUntilMs - now())).unref();
}
