/** For how long something may wait for the page to be idle. */
const patienceMs = 1000;

/** Runs something when nothing else is to be done, at the latest after a second; where browsers know no idleness, soon. */
export function whenIdle(run: () => void): void {
  // Safari has it from version 26 only.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: patienceMs });
  else setTimeout(run);
}
