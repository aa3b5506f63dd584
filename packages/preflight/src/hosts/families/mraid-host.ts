/** How MRAID web views differ. */
export interface MraidOptions {
  /** Version 3 reports the device's volume. */
  readonly version: '2.0' | '3.0';
  /** Whether the web view is ready before the page's first script, so that the event `ready` never comes. */
  readonly isReadyAtStart: boolean;
  /** Whether the web view never reports that the ad is viewable. */
  readonly isNeverViewable: boolean;
  /** When the host accepts the store call; null if at any time. */
  readonly acceptance: { readonly withinMs: number; readonly cooldownMs: number } | null;
  /** Other methods that open the store. */
  readonly otherMethods: readonly string[];
}

/**
 * Runs in a page before the ad. Simulates an MRAID web view: its state is `loading` when the ad starts, then the host
 * becomes ready, and after that viewable. Violations of the MRAID specification are added to
 * `window.spinreelHostLog.hostErrors`. Self-contained, because it is sent to the browser as text.
 */
export function mraidHost(options: MraidOptions): void {
  const { version, isReadyAtStart, isNeverViewable, acceptance, otherMethods } = options;
  const log = window.spinreelHostLog;
  const reportsVolume = version === '3.0';
  const eventNames = ['ready', 'error', 'stateChange', 'viewableChange', 'sizeChange'];
  if (reportsVolume) eventNames.push('exposureChange', 'audioVolumeChange');
  const listeners = new Map<string, Set<(...values: unknown[]) => void>>();
  let state = isReadyAtStart ? 'default' : 'loading';
  let isViewable = false;
  let wasSet = false;

  const emit = (name: string, ...values: unknown[]) => {
    for (const listener of listeners.get(name) ?? []) listener(...values);
  };
  const requireReady = (call: string) => {
    if (state === 'loading') log.hostErrors.push(`The ad calls mraid.${call}() before the event "ready".`);
  };
  let touchedAtMs = -Infinity;
  let acceptedAtMs = -Infinity;
  const noteTouch = ({ isTrusted }: Event) => {
    if (isTrusted) touchedAtMs = performance.now();
  };
  for (const name of ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'click', 'keydown'])
    window.addEventListener(name, noteTouch, { capture: true });
  const findRefusal = () => {
    if (acceptance === null) return null;
    const nowMs = performance.now();
    const delayMs = Math.round(nowMs - touchedAtMs);
    if (delayMs > acceptance.withinMs)
      return `The ad opens the store ${delayMs} ms after the last touch. The host ignores calls after ${acceptance.withinMs} ms.`;
    if (nowMs - acceptedAtMs < acceptance.cooldownMs)
      return `The ad opens the store again within ${acceptance.cooldownMs} ms, which the host ignores.`;
    if (wasSet && !isViewable) return 'The ad opens the store while it is hidden, which the host ignores.';
    acceptedAtMs = nowMs;
    return null;
  };
  const open = (...given: unknown[]) => {
    requireReady('open');
    if (given.length > 0 && !/^https:\/\/\S+$/.test(String(given[0])))
      log.hostErrors.push(`The ad opens "${String(given[0]).slice(0, 100)}", which is not a store URL.`);
    log.logCtaCall(given.length, given[0], findRefusal());
  };
  const forbid = (call: string) => () => {
    log.hostErrors.push(`The ad calls mraid.${call}(), which is the network’s own.`);
  };
  const mraid = {
    getVersion: () => version,
    getState: () => state,
    addEventListener(name: string, listener: () => void): void {
      if (!eventNames.includes(name))
        log.hostErrors.push(`The ad listens for "${name}", which MRAID ${version} does not have.`);
      else if (name !== 'ready' && name !== 'error') requireReady('addEventListener');
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    removeEventListener(name: string, listener: () => void): void {
      listeners.get(name)?.delete(listener);
    },
    isViewable(): boolean {
      requireReady('isViewable');
      return isViewable;
    },
    getMaxSize(): { width: number; height: number } {
      requireReady('getMaxSize');
      return { width: innerWidth, height: innerHeight };
    },
    open,
    ...Object.fromEntries(otherMethods.map((name) => [name, open])),
    close: forbid('close'),
    expand: forbid('expand'),
    resize: forbid('resize'),
    useCustomClose: forbid('useCustomClose'),
  };
  Object.defineProperty(window, 'mraid', { value: mraid, writable: true, configurable: true });

  const setViewable = (value: boolean) => {
    wasSet = true;
    isViewable = value;
    emit('viewableChange', value);
    if (reportsVolume) emit('exposureChange', value ? 100 : 0, null, null);
  };
  // Such a web view does not report that the ad is hidden either, but its page becomes hidden.
  if (!isNeverViewable) log.setViewable = setViewable;
  if (reportsVolume) log.setVolume = (volume) => emit('audioVolumeChange', volume * 100);
  window.addEventListener('load', () => {
    setTimeout(() => {
      if (!isReadyAtStart) {
        state = 'default';
        emit('ready');
        emit('stateChange', state);
      }
      log.setVolume?.(1);
      if (isNeverViewable) return;
      // The ad may have been hidden before it is first viewable.
      setTimeout(() => {
        if (!wasSet) setViewable(true);
      }, 1000);
    }, 300);
  });
}
