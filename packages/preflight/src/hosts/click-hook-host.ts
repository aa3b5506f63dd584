/**
 * Runs in a page before the ad: gives it `FbPlayableAd` once the page has finished loading, as web views do, and keeps
 * every call together with the event during which it came. Self-contained, since it is sent to the browser as text.
 */
export function clickHookHost(): void {
  window.addEventListener('load', () => {
    // The native side hears of the end of loading after the page does.
    setTimeout(() => {
      const hook = {
        onCTAClick(...given: unknown[]): void {
          window.spinreelHostLog.ctaCalls.push({
            isTrusted: window.event?.isTrusted ?? false,
            isUserActive: navigator.userActivation.isActive,
            argumentCount: given.length,
          });
        },
      };
      Object.defineProperty(window, 'FbPlayableAd', { value: hook });
    }, 0);
  });
}
