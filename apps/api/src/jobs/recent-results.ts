import { createSingleFlight } from './single-flight.ts';

/** Runs work once for all who ask for the same key at the same time or soon after. */
export interface RecentResults<Result> {
  /** What was made for the key a while ago; null when there is nothing, or it has become too old. */
  find(key: string): Result | null;
  run(key: string, work: () => Promise<Result>): Promise<Result>;
  /** What was made for the key is of no use any more. */
  forget(key: string): void;
}

/** Remembers the newest `maxResults` for `keepMs` milliseconds; what failed is not remembered. `now` is the clock. */
export function createRecentResults<Result>(options: {
  keepMs: number;
  maxResults: number;
  now: () => number;
}): RecentResults<Result> {
  const { keepMs, maxResults, now } = options;
  const flights = createSingleFlight();
  const results = new Map<string, { result: Result; madeAtMs: number }>();

  function find(key: string): Result | null {
    const known = results.get(key);
    if (known === undefined) return null;
    if (known.madeAtMs > now() - keepMs) return known.result;
    results.delete(key);
    return null;
  }

  function remember(key: string, result: Result): void {
    results.delete(key);
    results.set(key, { result, madeAtMs: now() });
    const [oldest] = results.keys();
    if (results.size > maxResults && oldest !== undefined) results.delete(oldest);
  }

  return {
    find,
    forget: (key) => void results.delete(key),
    run: (key, work) =>
      flights.run(key, async () => {
        const known = find(key);
        if (known !== null) return known;
        const result = await work();
        remember(key, result);
        return result;
      }),
  };
}
