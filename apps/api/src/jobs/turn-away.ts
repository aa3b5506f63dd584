import { JobsBusy } from './jobs-busy.ts';

/** Jobs that may wait, for each one that can run. */
const maxQueuedPerWorker = 4;

/**
 * The refusal of a job that would wait longer than its caller has time for, or find the queue full; null when it is
 * welcome. `openMs` is what everything before it is expected to take one after another, all in milliseconds.
 */
export function turnAway(load: {
  /** Jobs that can run at a time. */
  workers: number;
  running: number;
  queued: number;
  openMs: number;
  maxWaitMs: number;
}): JobsBusy | null {
  const { workers, running, queued, openMs, maxWaitMs } = load;
  const waitMs = openMs / workers;
  const isTooLong = running >= workers && waitMs > maxWaitMs;
  return queued >= maxQueuedPerWorker * workers || isTooLong ? busyFor(waitMs / 2) : null;
}

/** A refusal that asks to come back after so many milliseconds. */
export function busyFor(waitMs: number): JobsBusy {
  return new JobsBusy(Math.max(1, Math.ceil(waitMs / 1000)));
}
