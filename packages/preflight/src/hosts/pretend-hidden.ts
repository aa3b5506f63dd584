/**
 * Runs in a page with an ad. Simulates the events that a web view sends when the app is hidden or shown. Self-contained,
 * because it is sent to the browser as text.
 */
export function pretendHidden(isHidden: boolean): void {
  const log = window.spinreelHostLog;
  if (log.isHidden === isHidden) return;
  log.isHidden = isHidden;
  if (log.setViewable !== undefined) {
    log.setViewable(!isHidden);
    return;
  }
  Object.defineProperties(document, {
    hidden: { configurable: true, get: () => isHidden },
    visibilityState: { configurable: true, get: () => (isHidden ? 'hidden' : 'visible') },
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
