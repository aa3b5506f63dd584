/** Runs work once for all concurrent callers with the same key. */
export interface SingleFlight {
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** Shares work only while it is running. A call after it has ended starts it again. */
export function createSingleFlight(): SingleFlight {
  const underWay = new Map<string, Promise<unknown>>();
  return {
    run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      const known = underWay.get(key);
      if (known !== undefined) return known as Promise<Result>;
      const flight = work().finally(() => underWay.delete(key));
      underWay.set(key, flight);
      return flight;
    },
  };
}
