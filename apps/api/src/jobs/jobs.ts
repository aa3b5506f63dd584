/** `waiting` for its turn, or the share that is done, 0 to 1. */
export type JobProgress = 'waiting' | number;

/** A piece of heavy work that several requests may wait for. */
export interface Job<Result> {
  /** Equal keys are the same work: who asks while it waits or runs, joins it. */
  readonly key: string;
  /** Sort of work, by which durations are learned: `upload`, `preview`, `final`. */
  readonly kind: string;
  /** `now`: somebody waits for it. `later`: in the background, behind everything else. */
  readonly priority: 'now' | 'later';
  /**
   * How long it may wait for its turn, in milliseconds: whoever asks is turned away at once when it is likely to take
   * longer, and then when it does. Work in the background waits as long as it takes.
   */
  readonly maxWaitMs: number;
  /** Whether it runs to its end when everybody who asked for it has gone. */
  readonly outlivesWaiters: boolean;
  /** Ends this caller's waiting; it is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Told how far the job is, at once and then whenever it has moved, be it this caller's own or one that it joined. */
  readonly onProgress?: ((state: JobProgress) => void) | undefined;
  /** The signal it is given ends the work itself; `report` is for the share that is done, 0 to 1. */
  readonly work: (signal: AbortSignal, report: (share: number) => void) => Promise<Result>;
}

/**
 * Where heavy work runs: a bounded number at a time, each key once. The embedded adapter works in this process; one on a
 * shared queue can take its place.
 */
export interface Jobs {
  /** The job's result. Rejects with `JobsBusy` when it could not start soon, and with whatever the work threw. */
  run<Result>(job: Job<Result>): Promise<Result>;
  /** Ends all running work and refuses more. */
  close(): Promise<void>;
}
