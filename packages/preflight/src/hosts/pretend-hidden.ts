/**
 * Runs in a page with an ad. Simulates the events that a web view sends when the app is hidden or shown. Self-contained,
 * because it is sent to the browser as text.
 */
export function pretendHidden(isHidden: boolean): void {
  const { setViewable } = window.spinreelHostLog;
  if (setViewable !== undefined) {
    setViewable(!isHidden);
    return;
  }
  Object.defineProperties(document, {
    hidden: { configurable: true, get: () => isHidden },
    visibilityState: { configurable: true, get: () => (isHidden ? 'hidden' : 'visible') },
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
