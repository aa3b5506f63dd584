import { timings } from '@spinreel/config-schema/limits/timings';
import { useEffect } from 'react';
import { asFailure, type ApiFailure } from './calls/api-failure.ts';

/** The state of a query as RTK Query returns it. */
interface RetriedQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Sends a query again while the server is busy. Returns its state; `busy` waits for the next attempt. */
export function useRetryWhileBusy({
  data,
  error,
  isFetching,
  refetch,
}: RetriedQuery): 'looking' | 'busy' | 'failed' | 'found' {
  const failure = error === undefined || isFetching ? null : asFailure(error);
  const waitMs = failure?.status === 503 ? chooseWaitMs(failure) : null;
  useEffect(() => {
    if (waitMs === null) return undefined;
    const timer = setTimeout(() => void refetch(), waitMs);
    return () => clearTimeout(timer);
  }, [refetch, waitMs]);
  if (failure !== null) return waitMs === null ? 'failed' : 'busy';
  return data === undefined ? 'looking' : 'found';
}

function chooseWaitMs({ retryAfterSeconds }: ApiFailure): number {
  return retryAfterSeconds === null ? timings.busyRetryMs : retryAfterSeconds * 1000;
}
