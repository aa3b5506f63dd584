import type { ProductJobs } from './product-jobs.ts';

/** `waiting` for its turn, or the share that is done, 0 to 1. */
export type JobProgress = 'waiting' | number;

/** What a handler is given besides its data: the signal ends its work, `report` is for the share that is done, 0 to 1. */
export interface JobRun {
  readonly signal: AbortSignal;
  readonly report: (share: number) => void;
}

/**
 * Does one sort of heavy work. Data is JSON and names bytes by their SHA-256, because the work may be done on another
 * machine; the result may also hold bytes. Doing it twice must change nothing.
 */
export type JobHandler<Data, Result> = (data: Data, run: JobRun) => Promise<Result>;

/** Handlers by the names of their jobs. */
export type JobTable = Readonly<Record<string, JobHandler<never, unknown>>>;

/** A piece of heavy work that several requests may wait for. */
export interface Job<Table extends JobTable = ProductJobs, Name extends keyof Table = keyof Table> {
  /** Its handler; how long jobs of a name take is learned. */
  readonly name: Name;
  readonly data: Parameters<Table[Name]>[0];
  /** Equal keys are the same work: who asks while it waits or runs, joins it. */
  readonly key: string;
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
}

/**
 * Where heavy work runs: a bounded number at a time, each key once. One adapter works in this process, the other has
 * worker processes do it.
 */
export interface Jobs<Table extends JobTable = ProductJobs> {
  /**
   * The job's result. Rejects with `JobsBusy` when it could not start soon, with the `ApiProblem` of its handler, and with
   * an error of any kind where something else went wrong.
   */
  run<Name extends keyof Table>(job: Job<Table, Name>): Promise<Awaited<ReturnType<Table[Name]>>>;
  /** Ends all work that nobody else waits for, and refuses more. */
  close(): Promise<void>;
}
