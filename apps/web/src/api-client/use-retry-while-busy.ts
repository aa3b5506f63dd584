import { useEffect } from 'react';
import { asFailure, chooseRetryMs } from './calls/api-failure.ts';

/** The state of a query as RTK Query returns it. */
interface RetriedQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Sends a query again while the server is busy. Returns its state; `busy` waits for the next attempt. */
export function useRetryWhileBusy(query: RetriedQuery): 'looking' | 'busy' | 'failed' | 'found' {
  const { data, error, isFetching, refetch } = query;
  const failure = error === undefined || isFetching ? null : asFailure(error);
  const waitMs = failure?.status === 503 ? chooseRetryMs(failure) : null;
  useRetry(waitMs, refetch);
  if (failure !== null) return waitMs === null ? 'failed' : 'busy';
  return data === undefined ? 'looking' : 'found';
}

/** Calls `retry` after a delay in milliseconds. Null while there is nothing to retry, also while an attempt runs. */
export function useRetry(waitMs: number | null, retry: () => unknown): void {
  useEffect(() => {
    if (waitMs === null) return undefined;
    const timer = setTimeout(() => void retry(), waitMs);
    return () => clearTimeout(timer);
  }, [retry, waitMs]);
}
