/** How many jobs may wait for so many workers. Beyond that, callers are refused without a place in the queue. */
export function maxQueued(workers: number): number {
  return 4 * workers;
}
