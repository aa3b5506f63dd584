import { timings } from '@spinreel/config-schema/timings';
import { wait } from '../lib/wait.ts';
import type { ApiFailure } from './api-failure.ts';

/** How often a busy server is asked again before its answer is taken as final. */
const maxAttempts = 20;

/**
 * Sends a request, and again for as long as the server says that it is too busy, waiting as long as it asks for.
 * Resolves with the last answer; once `signal` is aborted nothing more is sent.
 */
export async function untilNotBusy<Answer>(options: {
  send: () => PromiseLike<Answer>;
  /** Why an answer is a failure; null when it is none. */
  failureIn: (answer: Answer) => ApiFailure | null;
  /** Told before each wait. */
  onBusy?: (failure: ApiFailure) => void;
  signal?: AbortSignal;
}): Promise<Answer> {
  const { send, failureIn, onBusy, signal } = options;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send();
    const failure = failureIn(answer);
    if (failure?.status !== 503 || attempt === maxAttempts) return answer;
    onBusy?.(failure);
    const seconds = failure.retryAfterSeconds;
    await wait(seconds === null ? timings.busyRetryMs : seconds * 1000, signal);
    if (signal?.aborted === true) return answer;
  }
}
