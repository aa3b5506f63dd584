import PQueue from 'p-queue';
import { createJobsBusy } from '../errors/jobs-busy.ts';

/** Short work, such as probing an upload, that runs in this process and never waits for a job. */
export interface QuickWork {
  /**
   * Resolves to the result of `work`. Rejects with `JobsBusy` if too much is waiting, and with the signal's reason if it
   * is aborted before `work` starts.
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** How many tasks may wait per unit of concurrency. A probe takes about 100 ms. */
const maxWaitingPerPlace = 32;

/** When refused callers should retry, in milliseconds. */
const retryAfterMs = 5000;

/** Runs at most `concurrency` pieces of work at a time. */
export function createQuickWork(concurrency: number): QuickWork {
  const queue = new PQueue({ concurrency });
  return {
    run(work, signal) {
      if (queue.size >= maxWaitingPerPlace * concurrency) return Promise.reject(createJobsBusy(retryAfterMs));
      return queue.add(work, signal === undefined ? {} : { signal });
    },
  };
}
