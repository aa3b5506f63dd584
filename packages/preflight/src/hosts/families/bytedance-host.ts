/**
 * Runs in a page before the ad. Simulates the script of TikTok and Pangle: it defines its functions some time after the
 * page has loaded, and replaces stubs. Self-contained, because it is sent to the browser as text.
 */
export function bytedanceHost(): void {
  const log = window.spinreelHostLog;
  log.whenProvided('late', () => {
    log.hasOwnHook = 'openAppStore' in window || 'playableSDK' in window;
    const openAppStore = (...given: unknown[]) => log.logCtaCall(given.length);
    const playableSDK = {
      openAppStore,
      sendEvent: (name: unknown) => log.measurementCalls.push(String(name)),
    };
    for (const [name, value] of Object.entries({ openAppStore, playableSDK }))
      Reflect.defineProperty(window, name, { value, writable: true, configurable: true });
  });
}
