import { timings } from '@spinreel/config-schema/limits/timings';
import { wait } from '../../lib/timing/wait.ts';
import { asFailure, chooseRetryMs, type ApiFailure } from './api-failure.ts';

/**
 * Sends a request, and retries while the server answers that it is too busy. Waits as long as the server requests.
 * After `timings.maxBusyWaitMs` of waiting, the last answer is final. Stops when `signal` is aborted.
 */
export async function retryWhileBusy<Answer extends object>(options: {
  send: () => PromiseLike<Answer>;
  /** Called before each wait. */
  onBusy?: (failure: ApiFailure) => void;
  /** The statuses that mean that the server is too busy. */
  busyStatuses?: readonly number[];
  signal?: AbortSignal;
}): Promise<Answer> {
  const { send, onBusy, busyStatuses = [503], signal } = options;
  let waitedMs = 0;
  for (;;) {
    const answer = await send();
    const failure = 'error' in answer && answer.error !== undefined ? asFailure(answer.error) : null;
    if (failure === null || !busyStatuses.includes(failure.status)) return answer;
    if (waitedMs >= timings.maxBusyWaitMs) return answer;
    onBusy?.(failure);
    const waitMs = chooseRetryMs(failure);
    waitedMs += waitMs;
    await wait(waitMs, signal);
    if (signal?.aborted === true) return answer;
  }
}
