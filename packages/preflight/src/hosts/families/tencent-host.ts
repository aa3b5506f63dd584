/**
 * Runs in a page before the ad. Simulates Tencent's script, whose class an ad instantiates once and keeps in
 * `_gdtUnSdk`. Self-contained, because it is sent to the browser as text.
 */
export function tencentHost(): void {
  const log = window.spinreelHostLog;
  const page = window as unknown as Readonly<Record<string, unknown>>;
  let count = 0;

  class GDTUnSdk {
    readonly playAble = {
      onClick: (...given: unknown[]) => {
        if (page['_gdtUnSdk'] !== this)
          log.hostErrors.push('The ad does not keep its SDK in window._gdtUnSdk.');
        log.logCtaCall(given.length);
      },
    };

    constructor(options?: { type?: unknown; onSuccess?: () => void; onError?: () => void }) {
      count++;
      if (count > 1) log.hostErrors.push('The ad creates the SDK more than once.');
      if (options?.type !== 'playable') log.hostErrors.push('The ad creates the SDK for another kind of ad.');
      setTimeout(() => options?.onSuccess?.(), 100);
    }
  }
  log.whenProvided('script', () => {
    log.hasOwnHook = 'GDTUnSdk' in window || '_gdtUnSdk' in window;
    Reflect.defineProperty(window, 'GDTUnSdk', { value: GDTUnSdk, writable: true, configurable: true });
  });
}
