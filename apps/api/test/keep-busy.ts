import type { TestServer } from './start-test-server.ts';

/** Fills all of a server's workers (give it one) and the whole queue behind them. The answer empties them again. */
export function keepBusy(server: TestServer): () => Promise<void> {
  const stop = new AbortController();
  const endless = Array.from({ length: 5 }, (_, index) =>
    server.services.jobs.run({
      key: `endless-${index}`,
      kind: 'upload',
      priority: 'now',
      maxWaitMs: 60_000,
      outlivesWaiters: false,
      signal: stop.signal,
      work: (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    }),
  );
  return async () => {
    stop.abort(new Error('enough'));
    await Promise.allSettled(endless);
  };
}
