import { createSingleFlight } from '../storage/blobs/single-flight.ts';

/** Runs work once for concurrent and recent requests with the same key. */
export interface RecentResults<Result> {
  /** Returns the stored result for the key; null if there is none or it is too old. */
  find(key: string): Result | null;
  run(key: string, work: () => Promise<Result>): Promise<Result>;
  /** Removes the stored result for the key. */
  forget(key: string): void;
}

/**
 * Stores the newest `maxResults` for `keepMs` milliseconds. Failures are not stored. `now` is the clock in
 * milliseconds.
 */
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
