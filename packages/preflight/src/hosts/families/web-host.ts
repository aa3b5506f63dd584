/**
 * Runs in a page before the ad. Simulates a browser that opens windows only during a tap, and logs opened windows instead
 * of opening them. Self-contained, because it is sent to the browser as text.
 */
export function webHost(): void {
  const log = window.spinreelHostLog;
  const open = (url?: string | URL) => {
    const isStore = /^https:\/\/\S+$/.test(String(url));
    if (url !== undefined && !isStore)
      log.hostErrors.push(`The ad opens "${String(url).slice(0, 100)}", which is not a store URL.`);
    log.logCtaCall(url === undefined ? 0 : 1, url?.toString());
    return navigator.userActivation.isActive ? { opener: window } : null;
  };
  Object.defineProperty(window, 'open', { value: open, writable: true, configurable: true });
}
