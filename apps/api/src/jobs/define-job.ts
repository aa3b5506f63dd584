import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import type { BlobStore } from '../storage/blobs/blob-store.ts';

/** The stores that every machine of a deployment shares. All jobs work with them. */
export interface JobContext {
  readonly blobs: BlobStore;
  readonly recipes: RecipeStore;
}

/** The context that a job's `run` receives in addition to its data. */
export interface JobRun extends JobContext {
  /** Aborts the work. */
  readonly signal: AbortSignal;
  /** Reports the share that is done, 0 to 1. */
  readonly report: (share: number) => void;
}

/**
 * One kind of heavy work. Its data is JSON and names files by their SHA-256, because a worker on another machine may run
 * it. The result may also contain bytes. Running it twice must change nothing.
 */
export interface Job<Data extends object, Result> {
  /** Unique. The duration of each kind of job is learned by its name. */
  readonly name: string;
  /** Requests with the same key share one run. */
  readonly key: (data: Data) => string;
  /**
   * How long a caller can wait for the result, in milliseconds: by default as long as for a page. Requests may override it.
   * As soon as a job is likely to take longer, its caller is refused, but the job keeps its place, so a retry finds it
   * further along or done.
   */
  readonly answerWithinMs: number;
  /** Whether the job continues after every caller has left. */
  readonly outlivesWaiters: boolean;
  readonly run: (data: Data, run: JobRun) => Promise<Result>;
}

/** A job of any kind. */
export type AnyJob = Job<never, unknown>;

/** Defines a job. It must also be in the table of the product's jobs (`product-jobs.ts`). */
export function defineJob<Data extends object, Result>(
  job: Pick<Job<Data, Result>, 'name' | 'key' | 'run'> & Partial<Job<Data, Result>>,
): Job<Data, Result> {
  return { answerWithinMs: serverTimings.quickAnswerMs, outlivesWaiters: false, ...job };
}
