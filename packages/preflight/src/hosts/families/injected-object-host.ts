/** The object of a web view that consists of a store call, and possibly of calls for measurement. */
export interface InjectedObject {
  /** Its global name, such as `FbPlayableAd`. */
  readonly object: string;
  /** The method that opens the store, such as `onCTAClick`. */
  readonly storeMethod: string;
  /** Methods with which an ad can report measurement events. */
  readonly measurementMethods: readonly string[];
  /** When the web view defines the object: before the page's first script, or as in `HostLog.whenProvided`. */
  readonly appears: 'start' | 'script' | 'load';
}

/**
 * Runs in a page before the ad. Defines the object of a web view, and logs its calls. `isDefined` returns whether a page
 * has defined the object itself, also as a top-level `let` or `class`, which is not a property of `window`.
 * Self-contained, because it is sent to the browser as text.
 */
export function injectedObjectHost(injected: InjectedObject, isDefined: () => boolean): void {
  const { object, storeMethod, measurementMethods, appears } = injected;
  const log = window.spinreelHostLog;
  const hook: Record<string, (...given: unknown[]) => void> = {
    [storeMethod]: (...given) => log.logCtaCall(given.length),
  };
  for (const method of measurementMethods)
    hook[method] = (event) => log.measurementCalls.push(typeof event === 'string' ? event : method);

  const define = () => {
    log.hasOwnHook = isDefined();
    // Writable like the real one, so an ad that overwrites it swallows the taps here too. An ad that has already defined
    // a non-configurable object keeps it.
    Reflect.defineProperty(window, object, { value: hook, writable: true, configurable: true });
  };
  if (appears === 'start') define();
  else log.whenProvided(appears, define);
}
