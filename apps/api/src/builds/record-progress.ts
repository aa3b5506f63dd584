import { setTimeout as delay } from 'node:timers/promises';
import type { Progress } from '@spinreel/api-contract/progress';
import { createWorkProgress, type WorkProgress } from '../progress/work-progress.ts';

/** How often progress is stored, in milliseconds. */
const recordMs = 700;

/**
 * Stores the newest progress now and then. A failure is ignored, because progress is not worth failing for. Nothing is stored
 * after `end`.
 */
export function recordProgress(
  store: (progress: Progress) => Promise<void>,
): WorkProgress & { end: () => void } {
  let newest: Progress | null = null;
  let isStoring = false;
  const ended = new AbortController();

  async function storeNewest(): Promise<void> {
    isStoring = true;
    while (newest !== null && !ended.signal.aborted) {
      const progress = newest;
      newest = null;
      await store(progress);
      await delay(recordMs, undefined, { signal: ended.signal, ref: false });
    }
  }

  const progress = createWorkProgress((changed) => {
    newest = changed;
    if (isStoring) return;
    storeNewest()
      .catch(() => undefined)
      .finally(() => {
        isStoring = false;
      });
  });
  return { ...progress, end: () => ended.abort() };
}
