import type { TestServer } from '../start-test-server.ts';
import { runEndless } from '../test-jobs.ts';

/** Fills all of a server's workers (give it one) and the whole queue behind them. The returned function empties them again. */
export function keepBusy(server: TestServer): () => Promise<void> {
  const stop = new AbortController();
  const endless = Array.from({ length: 5 }, (_, index) =>
    runEndless(server, { key: `endless-${index}`, signal: stop.signal }),
  );
  return async () => {
    stop.abort(new Error('enough'));
    await Promise.allSettled(endless);
  };
}
