/** The maximum delay until the callback runs. */
const maxDelayMs = 1000;

/**
 * Runs a callback when the browser is idle, after `maxDelayMs` at the latest. Browsers without `requestIdleCallback`
 * run it soon.
 */
export function runWhenIdle(run: () => void): void {
  // Safari supports it from version 26 only.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: maxDelayMs });
  else setTimeout(run);
}

/** Waits until the browser is idle, for `maxDelayMs` at most. */
export async function waitUntilIdle(): Promise<void> {
  await new Promise<void>((resolve) => runWhenIdle(resolve));
}
