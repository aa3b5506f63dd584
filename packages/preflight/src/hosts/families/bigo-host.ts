/**
 * Runs in a page before the ad. Simulates BIGO's script, which defines `BGY_MRAID` when it runs. Self-contained, because
 * it is sent to the browser as text.
 */
export function bigoHost(): void {
  const log = window.spinreelHostLog;
  log.whenProvided('script', () => {
    log.hasOwnHook = 'BGY_MRAID' in window;
    const value = {
      open: (...given: unknown[]) => log.logCtaCall(given.length),
      gameReady: () => log.logReady('gameReady'),
      gameEnd: () => log.logEnd('gameEnd'),
    };
    Reflect.defineProperty(window, 'BGY_MRAID', { value, writable: true, configurable: true });
  });
}
