import { setTimeout as wait } from 'node:timers/promises';

/** Requests a server's health repeatedly until stopped. `stop` resolves to all statuses. */
export function watchHealth(address: string): { stop: () => Promise<number[]> } {
  const over = new AbortController();
  const statuses: number[] = [];
  const watching = (async () => {
    do {
      const answer = await fetch(`${address}/api/health`);
      await answer.body?.cancel();
      statuses.push(answer.status);
      await wait(50);
    } while (!over.signal.aborted);
  })();
  return {
    stop: async () => {
      over.abort();
      await watching;
      return statuses;
    },
  };
}
