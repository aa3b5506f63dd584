import type { JobProgress } from './jobs.ts';

/** Work with everybody who waits for it. */
export interface WaitedWork {
  readonly promise: Promise<unknown>;
  readonly listeners: Set<(state: JobProgress) => void>;
  state: JobProgress;
  waiters: number;
}

/** Who waits: until when, and who is told how far the work is. */
interface Waiter {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((state: JobProgress) => void) | undefined;
}

/**
 * Waits for the work with the others: it is told where the work stands, and leaves when its own signal ends. `onEmpty` is
 * called with the reason when nobody waits any more, because it is done or because the last one has left.
 */
export async function waitFor(
  work: WaitedWork,
  { signal, onProgress }: Waiter,
  onEmpty: (reason: unknown) => void,
): Promise<unknown> {
  work.waiters += 1;
  if (onProgress !== undefined) work.listeners.add(onProgress);
  onProgress?.(work.state);
  const left = Promise.withResolvers<never>();
  const leave = (): void => left.reject(signal?.reason);
  signal?.addEventListener('abort', leave, { once: true });
  if (signal?.aborted) leave();
  try {
    return await Promise.race([work.promise, left.promise]);
  } finally {
    signal?.removeEventListener('abort', leave);
    if (onProgress !== undefined) work.listeners.delete(onProgress);
    work.waiters -= 1;
    if (work.waiters === 0) onEmpty(signal?.reason);
  }
}

/** Tells everybody who waits how far the work is. */
export function tellProgress(work: WaitedWork, state: JobProgress): void {
  if (work.state === state) return;
  work.state = state;
  for (const listener of work.listeners) listener(state);
}
