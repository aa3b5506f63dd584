/**
 * Runs in a page before the ad. Simulates Mintegral's web view: it provides `install()`, `gameReady()` and `gameEnd()`
 * once the page has loaded. It calls the ad's `gameStart()` when it shows the ad after `gameReady()`, and `gameClose()`
 * when it hides the ad. Self-contained, because it is sent to the browser as text.
 */
export function mintegralHost(): void {
  const log = window.spinreelHostLog;
  const page = window as unknown as Readonly<Record<string, unknown>>;

  const setViewable = (isViewable: boolean) => {
    const name = isViewable ? 'gameStart' : 'gameClose';
    const listener = page[name];
    if (typeof listener === 'function') listener.call(window);
    else log.hostErrors.push(`The ad does not define window.${name}().`);
  };
  const provide = (name: string, act: (...given: unknown[]) => void) => {
    const set = () => {
      log.hostErrors.push(`The ad replaces window.${name}(), which is the network’s own.`);
    };
    Reflect.defineProperty(window, name, { get: () => act, set, configurable: true });
  };
  log.setViewable = setViewable;
  log.whenProvided('load', () => {
    log.hasOwnHook = page['install'] !== undefined;
    provide('install', (...given) => log.logCtaCall(given.length));
    provide('gameReady', () => {
      log.logReady('gameReady');
      setTimeout(setViewable, 300, true);
    });
    provide('gameEnd', () => log.logEnd('gameEnd'));
  });
}
