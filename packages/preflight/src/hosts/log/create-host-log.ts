import type { HostLog } from './host-log.ts';

export interface HostLogOptions {
  /** The network's own scripts, as the page references them. */
  readonly providedScripts: readonly string[];
  /** Regular expressions of other addresses of these scripts. */
  readonly otherScripts: readonly string[];
  /** Whether the ad ends when its video does, and not earlier. */
  readonly endsWithVideo: boolean;
}

/**
 * Runs in a page before the ad, as the first of the scripts that simulate a web view. Creates `window.spinreelHostLog`,
 * in which the other scripts log what the ad does. Self-contained, because it is sent to the browser as text.
 */
export function createHostLog({ providedScripts, otherScripts, endsWithVideo }: HostLogOptions): void {
  // The end of a video and a rotation of the phone are trusted events too, but they are not taps.
  const touches = /^(?:click|(?:pointer|mouse|touch|key)(?:down|up|start|end))$/;
  const scriptRan = new Promise<void>((resolve) => {
    // The browser fires this event right after the script, and before it runs the next one.
    const noteScript = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement)) return;
      const source = target.getAttribute('src') ?? '';
      if (providedScripts.includes(source)) resolve();
      else if (otherScripts.some((pattern) => new RegExp(pattern).test(source))) resolve();
    };
    document.addEventListener('load', noteScript, { capture: true });
  });
  const pageLoaded = new Promise<void>((resolve) => {
    window.addEventListener('load', () => resolve());
  });

  /** More than any ad has, so a page cannot fill the memory of its reader. */
  const maxItems = 1000;
  const maxTextLength = 4096;
  const { slice } = String.prototype;
  const shorten = (text: string): string => Reflect.apply(slice, text, [0, maxTextLength]);
  const createList = <Item>(): Item[] => {
    const list: Item[] = [];
    const push = (...added: Item[]) => {
      for (let index = 0; index < added.length && list.length < maxItems; index++) {
        const item = added[index];
        const value = typeof item === 'string' ? shorten(item) : item;
        Object.defineProperty(list, list.length, {
          value,
          writable: true,
          configurable: true,
          enumerable: true,
        });
      }
      return list.length;
    };
    return Object.defineProperty(list, 'push', { value: push, writable: true });
  };

  const log: HostLog = {
    ctaCalls: createList(),
    lifecycle: { calls: createList(), errors: createList() },
    measurementCalls: createList(),
    hasOwnHook: false,
    hostErrors: createList(),
    media: new Set(),
    frames: { count: 0, lastMediaTimeSeconds: null },
    isHidden: false,
    drawnFrames: 0,
    hasBeenTapped: false,
    hasSoundedBeforeTap: false,
    hasPlayedBeforeTap: false,
    countAudibleContexts: () => 0,
    logCtaCall(argumentCount, url, ignored = null) {
      log.ctaCalls.push({
        isTrusted: (window.event?.isTrusted ?? false) && touches.test(window.event?.type ?? ''),
        isUserActive: navigator.userActivation.isActive,
        argumentCount,
        url: typeof url === 'string' ? shorten(url) : null,
        ...(ignored === null ? {} : { ignored }),
      });
    },
    logReady(name) {
      if (document.readyState === 'loading')
        log.lifecycle.errors.push(`The ad reports ${name} while it loads.`);
      log.lifecycle.calls.push(name);
    },
    logEnd(name) {
      if (endsWithVideo && !isVideoOver())
        log.lifecycle.errors.push(`The ad reports ${name} before its outro.`);
      log.lifecycle.calls.push(name);
    },
    whenProvided(moment, define) {
      if (moment === 'script') void scriptRan.then(define);
      // The native side learns that loading has finished after the page does.
      else if (moment === 'load') void pageLoaded.then(() => setTimeout(define, 0));
      else void Promise.all([scriptRan, pageLoaded]).then(() => setTimeout(define, 700));
    },
  };
  // The ad must not replace the log, by mistake or to hide what it does.
  for (const name of ['ctaCalls', 'lifecycle', 'measurementCalls', 'hostErrors', 'media'])
    Object.defineProperty(log, name, { writable: false, configurable: false });
  Object.freeze(log.lifecycle);
  Object.defineProperty(window, 'spinreelHostLog', { value: log });

  function isVideoOver(): boolean {
    const videos = [...log.media].filter((media) => media instanceof HTMLVideoElement);
    // A broken video is followed by the outro, too.
    return videos.length > 0 && videos.every(({ ended, error }) => ended || error !== null);
  }
}
