/** How much of a page's reports reaches the driver: far more than anybody reads. */
export const reportLimits = {
  /** Number of messages of each method of the console, and of uncaught errors. */
  maxReports: 500,
  /** Number of messages after which the page is reported to flood its console. */
  floodReports: 100_000,
  /** Starts the message that reports it. */
  floodMark: 'The page floods its console:',
  /** Length of a message in characters. */
  maxLength: 2000,
};

/**
 * Runs in a page before the ad. Shortens what the page writes to the console, and drops what exceeds a number of messages:
 * the driver gets all of them, and a page can write faster than it reads. Self-contained, because it is sent to the browser as
 * text.
 */
export function limitReports({ maxReports, floodReports, floodMark, maxLength }: typeof reportLimits): void {
  // The ad may replace them later.
  const { apply } = Reflect;
  const { slice } = String.prototype;
  const native = window.console;
  const nativeError = native.error;
  const nativeDebug = native.debug;
  const reportFlood = () => apply(nativeDebug, native, [floodMark]);
  const shorten = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.length > maxLength ? apply(slice, value, [0, maxLength]) : value;
    if (!(value instanceof Error)) return value;
    const { message, stack = '' } = value;
    if (message.length <= maxLength && stack.length <= maxLength) return value;
    return apply(slice, message, [0, maxLength]);
  };

  for (const name of Object.keys(native) as (keyof Console)[]) {
    const method: unknown = native[name];
    if (typeof method !== 'function') continue;
    let count = 0;
    const limited = (...given: unknown[]): unknown => {
      count++;
      if (count === floodReports) reportFlood();
      if (count > maxReports) return undefined;
      const shortened: unknown[] = [];
      // Not `map`, which the ad may replace.
      for (let index = 0; index < given.length && index < 20; index++)
        Object.defineProperty(shortened, index, { value: shorten(given[index]), enumerable: true });
      return apply(method, native, shortened);
    };
    Object.defineProperty(native, name, {
      value: limited,
      writable: true,
      configurable: true,
      enumerable: true,
    });
  }

  let errorCount = 0;
  const limitErrors = (event: ErrorEvent | PromiseRejectionEvent) => {
    errorCount++;
    if (errorCount === floodReports) reportFlood();
    const error: unknown = 'reason' in event ? event.reason : event.message;
    const text = error instanceof Error ? error.message : error;
    const isLong = typeof text === 'string' && text.length > maxLength;
    if (errorCount <= maxReports && !isLong) return;
    // An event that is canceled is not reported to the driver.
    event.preventDefault();
    if (errorCount <= maxReports) apply(nativeError, native, [shorten(text)]);
  };
  window.addEventListener('error', limitErrors, { capture: true });
  window.addEventListener('unhandledrejection', limitErrors, { capture: true });
}
