import type { Job } from './define-job.ts';

/** `waiting` until the job starts, then the share that is done, 0 to 1. */
export type JobProgress = 'waiting' | number;

/** A request for the result of a job. */
export interface JobRequest<Data extends object, Result> {
  readonly job: Job<Data, Result>;
  readonly data: Data;
  /**
   * `now`: a user is waiting for the result. `later`: runs in the background, after all other jobs, and has no deadline
   * unless the request sets one.
   */
  readonly priority: 'now' | 'later';
  /**
   * The session that asks. Its jobs take turns with those of other sessions, so that many of them do not delay the first one of
   * another session.
   */
  readonly owner?: string | undefined;
  /** How long this caller can wait, in milliseconds. Defaults to the job's `answerWithinMs`. */
  readonly answerWithinMs?: number | undefined;
  /** Ends this caller's wait, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the current progress, then with every change. */
  readonly onProgress?: ((state: JobProgress) => void) | undefined;
}

/**
 * Runs heavy work: a limited number of jobs at a time, and equal ones once. One adapter runs them in this process, the
 * other in worker processes.
 */
export interface Jobs {
  /**
   * Resolves to the job's result. Rejects with `JobsBusy` if it will not be ready in time, with the job's own
   * `ApiProblem`, or with any other error if something else fails.
   */
  run<Data extends object, Result>(request: JobRequest<Data, Result>): Promise<Result>;
  /** Aborts all work except what other processes wait for, and rejects new requests. */
  close(): Promise<void>;
}

/** A request for a job of any kind, with all defaults filled in. */
export interface ResolvedRequest {
  readonly job: Job<object, unknown>;
  readonly data: object;
  readonly key: string;
  readonly isBackground: boolean;
  readonly owner: string | null;
  readonly answerWithinMs: number;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((state: JobProgress) => void) | undefined;
}

/** Fills in the defaults that a request takes from its job. */
export function resolveRequest<Data extends object, Result>(
  request: JobRequest<Data, Result>,
): ResolvedRequest {
  const { job, data, priority, owner = null, answerWithinMs, signal, onProgress } = request;
  return {
    // Its data comes from the same request, so its type fits.
    job: job as unknown as Job<object, unknown>,
    data,
    key: job.key(data),
    isBackground: priority === 'later',
    owner,
    answerWithinMs: answerWithinMs ?? (priority === 'later' ? Infinity : job.answerWithinMs),
    signal,
    onProgress,
  };
}
