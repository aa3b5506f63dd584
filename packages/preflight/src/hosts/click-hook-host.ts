/** By this name a page's own `let` and `class` are found as well, which are no members of its window. */
declare const FbPlayableAd: unknown;

/**
 * Runs in a page before the ad: gives it `FbPlayableAd` once the page has finished loading, as web views do, and keeps
 * every call together with the event during which it came, in `window.spinreelHostLog`, which `watchPage` makes. The hook
 * and its rules are those of `networks.meta` and `networks.moloco` (their `sources`). Self-contained, since it is sent to
 * the browser as text.
 */
export function clickHookHost(): void {
  // The end of a video and a turn of the phone are trusted events too, yet nobody touched the ad.
  const touches = /^(?:click|(?:pointer|mouse|touch|key)(?:down|up|start|end))$/;
  window.addEventListener('load', () => {
    // The native side hears of the end of loading after the page does.
    setTimeout(() => {
      const hook = {
        onCTAClick(...given: unknown[]): void {
          window.spinreelHostLog.ctaCalls.push({
            isTrusted: (window.event?.isTrusted ?? false) && touches.test(window.event?.type ?? ''),
            isUserActive: navigator.userActivation.isActive,
            argumentCount: given.length,
          });
        },
      };
      window.spinreelHostLog.hasOwnHook = typeof FbPlayableAd !== 'undefined';
      // As replaceable as the real one: an ad that puts its own in its place swallows the clicks here too. One that
      // nailed down its own keeps it.
      Reflect.defineProperty(window, 'FbPlayableAd', { value: hook, writable: true, configurable: true });
    }, 0);
  });
}
