/**
 * Runs in a page before the ad. Provides AppLovin's analytics. Self-contained, because it is sent to the browser as text.
 */
export function provideAxonAnalytics(): void {
  const { measurementCalls } = window.spinreelHostLog;
  const value = { trackEvent: (name: unknown) => measurementCalls.push(String(name)) };
  Object.defineProperty(window, 'ALPlayableAnalytics', { value, writable: true, configurable: true });
}
