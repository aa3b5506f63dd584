/** A waiting or running job, with the data that an estimate needs. */
export interface OpenJob {
  /** How long jobs of this kind have taken recently, in milliseconds; null if none has ended yet. */
  readonly usualMs: number | null;
  /** How long the job has been running, in milliseconds; null while it waits. */
  readonly elapsedMs: number | null;
  /** The job's progress, 0 to 1. */
  readonly share: number;
}

/** The assumed duration of a job of a kind that has not run yet, in milliseconds. */
const firstGuessMs = 6000;

/** Below this progress, the elapsed time is too unreliable to estimate the rest. */
const leastShare = 0.1;

/** The factor by which a busy machine is assumed to be slower than recently, at most. */
const mostSlowdown = 4;

/**
 * Estimates when the last of these jobs will be done, in milliseconds from now, if `workers` of them run at a time in
 * this order. The running jobs show how slow the machine currently is.
 */
export function estimateFinishMs(jobs: readonly OpenJob[], workers: number): number {
  const slowdown = Math.min(mostSlowdown, Math.max(1, ...jobs.map(estimateSlowdown)));
  const freeInMs = Array.from({ length: workers }, () => 0);
  let finishMs = 0;
  for (const job of jobs) {
    const soonest = freeInMs.indexOf(Math.min(...freeInMs));
    finishMs =
      job.elapsedMs === null
        ? (freeInMs[soonest] ?? 0) + (job.usualMs ?? firstGuessMs) * slowdown
        : estimateRemainingMs(job, job.elapsedMs);
    freeInMs[soonest] = finishMs;
  }
  return finishMs;
}

function estimateRemainingMs({ usualMs, share }: OpenJob, elapsedMs: number): number {
  if (share >= leastShare) return (elapsedMs * (1 - share)) / share;
  // A job that has already exceeded its usual duration is likely to take longer still.
  return Math.max((usualMs ?? firstGuessMs) - elapsedMs, elapsedMs / 4);
}

/** A long job of a kind that has not run yet says nothing about the machine. */
function estimateSlowdown(job: OpenJob): number {
  const { elapsedMs, usualMs } = job;
  return elapsedMs === null || usualMs === null
    ? 1
    : (elapsedMs + estimateRemainingMs(job, elapsedMs)) / usualMs;
}
