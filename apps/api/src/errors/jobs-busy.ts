/** The result will not be there soon enough; `retryAfterSeconds` is when to ask again. */
export class JobsBusy extends Error {
  override readonly name = 'JobsBusy';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('The queue is full');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The longest time until a retry, in milliseconds, so that callers regularly confirm that they are still waiting. */
const longestRetryMs = 30_000;

/** Creates a refusal that asks the caller to retry after `waitMs`. */
export function createJobsBusy(waitMs: number): JobsBusy {
  return new JobsBusy(Math.max(1, Math.ceil(Math.min(waitMs, longestRetryMs) / 1000)));
}
