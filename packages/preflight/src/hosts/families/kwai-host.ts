/**
 * Runs in a page before the ad. Simulates Kwai's script, which defines `playableSDK` some time after the page has loaded.
 * Self-contained, because it is sent to the browser as text.
 */
export function kwaiHost(): void {
  const log = window.spinreelHostLog;
  const names = [
    'AD_LANDING_PAGE_ENTERED',
    'AD_LANDING_PAGE_LOADED',
    'AD_TRY_PLAY_GAME_START',
    'AD_TRY_PLAY_GAME_END',
  ];
  log.whenProvided('late', () => {
    log.hasOwnHook = 'playableSDK' in window;
    const playableSDK = {
      ConvertType: { AD_ITEM_CLICK_1: 1 },
      // Numbers, so that an ad which reports a name instead of its constant is noticed.
      EventType: Object.fromEntries(names.map((name, index) => [name, 100 + index])),
      openAppStore: (...given: unknown[]) => log.logCtaCall(given.length),
      sendEvent: (event: number) => log.measurementCalls.push(names[event - 100] ?? String(event)),
    };
    Reflect.defineProperty(window, 'playableSDK', { value: playableSDK, writable: true, configurable: true });
  });
}
