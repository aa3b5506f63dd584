/** Work that is going on, and how many still want its result. */
interface Flight {
  readonly result: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * Lets callers with the same key share one run. The run is aborted only when every caller has given up; a caller that
 * gives up gets its signal's reason.
 */
export function createSingleFlight() {
  const flights = new Map<string, Flight>();

  return async function share<T>(
    key: string,
    signal: AbortSignal | undefined,
    run: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    const flight = flights.get(key) ?? takeOff(key, run);
    flight.waiting += 1;
    try {
      return (await orAborted(flight.result, signal)) as T;
    } finally {
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        // Nobody shares what is being aborted: the next caller starts anew.
        if (flights.get(key) === flight) flights.delete(key);
        flight.controller.abort(new DOMException('Nobody waits for this any more', 'AbortError'));
      }
    }
  };

  function takeOff(key: string, run: (signal: AbortSignal) => Promise<unknown>): Flight {
    const controller = new AbortController();
    const flight: Flight = { controller, waiting: 0, result: run(controller.signal) };
    flights.set(key, flight);
    // Callers that gave up no longer listen; the rest hear of a failure through their own `await`.
    flight.result.catch(() => {});
    return flight;
  }
}

async function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return await work;
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
