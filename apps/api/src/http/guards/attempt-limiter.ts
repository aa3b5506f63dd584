/** Limits wrong attempts, per address and for all addresses together. */
export interface AttemptLimiter {
  /** Seconds until the next attempt is allowed; 0 when it is allowed now. */
  waitSeconds(address: string): number;
  recordFailure(address: string): void;
}

/** The maximum number of wrong attempts per window in milliseconds, per address and overall. */
type AttemptLimits = Readonly<
  Record<'maxAttempts' | 'windowMs' | 'maxAttemptsOverall' | 'overallWindowMs', number>
>;

/** Counts wrong attempts in windows that move with time. `now` is the clock in milliseconds. */
export function createAttemptLimiter(now: () => number, limits: AttemptLimits): AttemptLimiter {
  const { maxAttempts, windowMs, maxAttemptsOverall, overallWindowMs } = limits;
  const byAddress = new Map<string, number[]>();
  let overall: number[] = [];

  const recent = (times: readonly number[], spanMs: number): number[] =>
    times.filter((time) => time > now() - spanMs);

  function waitSeconds(address: string): number {
    overall = recent(overall, overallWindowMs);
    const own = recent(byAddress.get(address) ?? [], windowMs);
    const waitMs = Math.max(
      computeWaitMs(own, maxAttempts, windowMs),
      computeWaitMs(overall, maxAttemptsOverall, overallWindowMs),
    );
    return Math.ceil(waitMs / 1000);
  }

  /**
   * Returns the time until another attempt is allowed: when the oldest of the newest `max` attempts leaves the window.
   */
  function computeWaitMs(times: readonly number[], max: number, spanMs: number): number {
    const oldest = times.at(-max);
    return oldest === undefined ? 0 : Math.max(1, oldest + spanMs - now());
  }

  function recordFailure(address: string): void {
    overall.push(now());
    byAddress.set(address, [...recent(byAddress.get(address) ?? [], windowMs), now()]);
    for (const [other, times] of byAddress) if (recent(times, windowMs).length === 0) byAddress.delete(other);
  }

  return { waitSeconds, recordFailure };
}
