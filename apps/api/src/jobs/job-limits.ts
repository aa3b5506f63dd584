/** How many jobs may wait before a new one for so many workers. Beyond that, callers are refused without a place in the queue. */
export function maxQueued(workers: number): number {
  return 4 * workers;
}

/** How many jobs of all sessions together may wait for so many workers. */
export function maxQueuedOverall(workers: number): number {
  return 16 * maxQueued(workers);
}

/**
 * How many of the jobs that run at a time may be background jobs. The other places stay free, so that a request never waits
 * for background jobs only.
 */
export function maxBackground(workers: number): number {
  return Math.max(1, Math.floor(workers / 2));
}
