import type { JobProgress, JobRequest, Jobs } from '../jobs/jobs.ts';
import { JobsBusy } from '../errors/jobs-busy.ts';
import type { JobOutcome, Metrics } from './metrics.ts';

/** `Jobs` that are counted in the metrics and record the time of the latest refusal. */
export interface MeasuredJobs extends Jobs {
  /** The time of the latest refusal in milliseconds of the clock; null if there was none. */
  lastRefusedAtMs(): number | null;
}

/** Records metrics of `jobs`. `now` is the clock in milliseconds. */
export function measureJobs(jobs: Jobs, options: { metrics: Metrics; now: () => number }): MeasuredJobs {
  const { metrics, now } = options;
  let lastRefusedAtMs: number | null = null;

  async function run<Data extends object, Result>(request: JobRequest<Data, Result>): Promise<Result> {
    const startedAtMs = now();
    const place = placeCounter(metrics);
    const onProgress = (progress: JobProgress): void => {
      place.move(progress === 'waiting' ? 'waiting' : 'running');
      request.onProgress?.(progress);
    };
    let outcome: JobOutcome = 'done';
    try {
      return await jobs.run({ ...request, onProgress });
    } catch (error) {
      outcome = request.signal?.aborted ? 'left' : 'failed';
      if (error instanceof JobsBusy) {
        outcome = 'refused';
        lastRefusedAtMs = now();
      }
      throw error;
    } finally {
      place.move(null);
      metrics.jobEnded({ name: request.job.name, outcome, seconds: (now() - startedAtMs) / 1000 });
    }
  }

  return { run, close: () => jobs.close(), lastRefusedAtMs: () => lastRefusedAtMs };
}

type Place = 'waiting' | 'running' | null;

/** Counts a job as waiting or as running, never as both. */
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
