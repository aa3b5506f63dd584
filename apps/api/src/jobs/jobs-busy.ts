/** The work cannot be started soon enough; the queue is too long. */
export class JobsBusy extends Error {
  override readonly name = 'JobsBusy';
  /** Seconds after which there should be room. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('The queue is full');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
