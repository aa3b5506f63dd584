import type { Database } from '../../storage/tables.ts';
import type { Durations } from '../durations.ts';
import { estimateFinishMs } from '../estimate-finish.ts';
import type { JobProgress, ResolvedRequest } from '../jobs.ts';
import { computePriority, isBackgroundPriority } from './compute-priority.ts';
import { type Leases, workersLease } from './leases.ts';
import { type QueuedCount, countQueuedJobs } from './queued-work.ts';

/** The load that a new job meets, across all processes. */
export interface QueueLoad {
  /** The number of jobs that can run at a time. */
  readonly workers: number;
  readonly isFull: boolean;
  /** The priority of the new job. */
  readonly priority: number;
  /** The number of waiting jobs that run before it. */
  readonly ahead: number;
  /** The number of all waiting jobs of its kind, in the foreground or background. */
  readonly queued: number;
  /** Estimated time until a new job starts, in milliseconds. */
  readonly waitMs: number;
}

/** Reads the queue's load from the database, as a new foreground or background job of a session meets it. */
export async function readQueueLoad(options: {
  database: Database;
  leases: Leases;
  durations: Durations;
  isBackground: boolean;
  owner: string | null;
}): Promise<QueueLoad> {
  const { database, leases, durations, isBackground, owner } = options;
  const [open, places] = await Promise.all([countQueuedJobs(database), leases.places(workersLease)]);
  const workers = Math.max(1, places);
  const running = open.filter((some) => some.isRunning);
  const queued = open.filter(
    (some) => !some.isRunning && isBackgroundPriority(some.priority) === isBackground,
  );
  const turn = owner === null ? 0 : sum(open.filter((some) => some.owner === owner));
  const priority = computePriority({ isBackground, turn });
  const ahead = queued.filter((some) => some.priority >= priority);
  // The progress of other processes' jobs is unknown here, so running jobs count as half done.
  const openJobs = [...running, ...ahead].flatMap(({ name, count, isRunning }) => {
    const usualMs = durations.usual(name);
    const expectedMs = usualMs === null || !isRunning ? usualMs : usualMs / 2;
    return Array.from({ length: count }, () => ({ usualMs: expectedMs, elapsedMs: null, share: 0 }));
  });
  const isFull = sum(running) >= workers;
  return {
    workers,
    isFull,
    priority,
    ahead: sum(ahead),
    queued: sum(queued),
    waitMs: isFull ? estimateFinishMs(openJobs, workers) : 0,
  };
}

/** The actual and the estimated start of a job in the queue, in milliseconds of this process's clock. */
export interface QueuedTimes {
  /** When the job was first seen running; null before that. */
  startedAtMs: number | null;
  /** The estimated start, as of the time the job was sent; null before that. */
  startsAtMs: number | null;
}

/** Estimates when a job in the queue will be done, in milliseconds from now; null if unknown. */
export function estimateQueuedMs(
  entry: QueuedTimes & { readonly request: ResolvedRequest; readonly state: JobProgress },
  durations: Durations,
  nowMs: number,
): number | null {
  const { request, state, startedAtMs, startsAtMs } = entry;
  const usualMs = durations.usual(request.job.name);
  if (startedAtMs === null) {
    if (startsAtMs === null) return null;
    return Math.max(0, startsAtMs - nowMs) + estimateFinishMs([{ usualMs, elapsedMs: null, share: 0 }], 1);
  }
  const share = state === 'waiting' ? 0 : state;
  return estimateFinishMs([{ usualMs, elapsedMs: nowMs - startedAtMs, share }], 1);
}

function sum(some: readonly QueuedCount[]): number {
  return some.reduce((total, { count }) => total + count, 0);
}
