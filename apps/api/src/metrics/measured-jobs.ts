import type { Job, JobProgress, Jobs } from '../jobs/jobs.ts';
import { JobsBusy } from '../jobs/jobs-busy.ts';
import type { ProductJobs } from '../jobs/product-jobs.ts';
import type { JobOutcome, Metrics } from './metrics.ts';

/** Jobs that are counted, and that remember when they last turned somebody away. */
export interface MeasuredJobs extends Jobs {
  /** Milliseconds of the clock; null when they never did. */
  lastRefusedAtMs(): number | null;
}

/** Counts what `jobs` do. `now` is the clock in milliseconds. */
export function measuredJobs(jobs: Jobs, options: { metrics: Metrics; now: () => number }): MeasuredJobs {
  const { metrics, now } = options;
  let lastRefusedAtMs: number | null = null;

  async function run<Name extends keyof ProductJobs>(
    job: Job<ProductJobs, Name>,
  ): Promise<Awaited<ReturnType<ProductJobs[Name]>>> {
    const startedAtMs = now();
    const place = placeCounter(metrics);
    const onProgress = (progress: JobProgress): void => {
      place.move(progress === 'waiting' ? 'waiting' : 'running');
      job.onProgress?.(progress);
    };
    let outcome: JobOutcome = 'done';
    try {
      return await jobs.run({ ...job, onProgress });
    } catch (error) {
      outcome = job.signal?.aborted ? 'left' : 'failed';
      if (error instanceof JobsBusy) {
        outcome = 'refused';
        lastRefusedAtMs = now();
      }
      throw error;
    } finally {
      place.move(null);
      metrics.jobEnded({ name: job.name, outcome, seconds: (now() - startedAtMs) / 1000 });
    }
  }

  return { run, close: () => jobs.close(), lastRefusedAtMs: () => lastRefusedAtMs };
}

type Place = 'waiting' | 'running' | null;

/** Counts a job where it is, and only there. */
function placeCounter(metrics: Metrics): { move(next: Place): void } {
  let place: Place = null;
  const count = (at: Place, change: 1 | -1): void => {
    if (at === 'waiting') metrics.jobWaiting(change);
    if (at === 'running') metrics.jobRunning(change);
  };
  return {
    move(next) {
      if (next === place) return;
      count(place, -1);
      count(next, 1);
      place = next;
    },
  };
}
