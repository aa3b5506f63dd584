import type { HostCall, HostCommand, HostMessage } from '@spinreel/exporters/preview-messages';

/** The constants that `reportHostLog` needs. It cannot import them. */
export interface ReportOptions {
  readonly hostSource: HostMessage['source'];
  readonly wizardSource: HostCommand['source'];
  /** Start of the URLs that `replaceMacros` writes. */
  readonly measurementUrl: string;
}

/**
 * Runs in a page before the ad, after the scripts that simulate the host. Sends each call in the host's log to the window
 * around the page's frame, and obeys that window's commands. Self-contained, because it is sent to the browser as text.
 */
export function reportHostLog(options: ReportOptions, hide: (isHidden: boolean) => void): void {
  const { hostSource, wizardSource, measurementUrl } = options;
  const log = window.spinreelHostLog;
  const wizard = window.parent;

  const report = (call: HostCall) => {
    const message: HostMessage = { source: hostSource, call };
    // The page has no origin, so it cannot know the wizard's. The message only contains what the page contains.
    wizard.postMessage(message, '*');
  };
  const watch = <Item>(items: Item[], describe: (item: Item) => HostCall) => {
    const push = items.push.bind(items);
    items.push = (...added) => {
      for (const item of added) report(describe(item));
      return push(...added);
    };
  };
  watch(log.ctaCalls, ({ url }) => ({ kind: 'store', url }));
  watch(log.lifecycle.calls, (name) => ({ kind: 'lifecycle', name }));
  watch(log.measurementCalls, (name) => ({ kind: 'measurement', name }));
  for (const sentences of [log.lifecycle.errors, log.hostErrors])
    watch(sentences, (text) => ({ kind: 'problem', text }));
  // The page's policy blocks these requests, which are the calls of networks that replace macros.
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    if (blockedURI.startsWith(measurementUrl))
      log.measurementCalls.push(blockedURI.slice(measurementUrl.length));
  });

  window.addEventListener('message', ({ source, data }: MessageEvent<HostCommand | null>) => {
    if (source !== wizard || data?.source !== wizardSource) return;
    if ('isHidden' in data) hide(data.isHidden);
    else log.setVolume?.(data.volume);
  });
  // The simulators expect a page without a frame around it: Vungle's receives the messages to `parent`.
  Object.defineProperty(window, 'parent', { value: window, configurable: true });
}
