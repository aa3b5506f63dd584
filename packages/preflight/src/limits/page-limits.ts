import type { CDPSession, Page } from 'playwright-core';
import { reportLimits } from '../hosts/limit-reports.ts';
import { watchBrowser, type BrowserWatch } from './browser-watch.ts';
import { playLimits } from './play-limits.ts';

/** Ends a page that does more than any ad needs. */
export interface PageLimits {
  /** Why the page was ended, as a sentence about the ad; null if it was not. */
  reason(): string | null;
  /** Resolves when the page has been ended. */
  readonly ended: Promise<void>;
  /** Counts a request, a connection or a navigation that the driver has intercepted. */
  count(kind: 'requests' | 'connections' | 'navigations'): void;
  /** Counts data that the page has sent to a server. */
  countSent(data: string | Buffer): void;
  /** Ends the processes of the page, which may be too busy to close. */
  kill(): void;
  /** Stops watching. */
  release(): void;
}

/** Watches a page from its start. `devTools` is its session. */
export async function limitPage(page: Page, devTools: CDPSession): Promise<PageLimits> {
  const browser = page.context().browser();
  const watch = browser === null ? null : await watchBrowser(browser);
  const ended = Promise.withResolvers<void>();
  const counts = { ...noCounts };
  let messageLength = 0;
  let sentLength = 0;
  let workerCount = 0;
  let found: string | null = null;

  const kill = () => {
    watch?.endPages();
    // A page that is busy does not close. Its process may already have ended.
    devTools.send('Page.crash').catch(() => {});
  };
  const end = (reason: string) => {
    if (found !== null) return;
    found = reason;
    ended.resolve();
    kill();
  };
  const count = (kind: keyof typeof counts) => {
    counts[kind]++;
    if (counts[kind] > maxCounts[kind]) end(`The ad ${actions[kind](maxCounts[kind])}.`);
  };
  const countMessage = (text: string) => {
    messageLength += text.length;
    if (text === reportLimits.floodMark || messageLength > playLimits.maxMessageLength)
      end('The ad writes to the console without end.');
    else count('messages');
  };

  const countSent = ({ length }: string | Buffer) => {
    sentLength += length;
    if (sentLength > playLimits.maxMessageLength) end('The ad sends data without end.');
    else count('messages');
  };

  page.on('crash', () => {
    const reason = watch?.takeReason() ?? 'The ad crashes the page. It may use more memory than there is.';
    end(reason);
  });
  page.on('console', (message) => countMessage(message.text()));
  page.on('pageerror', (error) => countMessage(String(error)));
  page.on('dialog', (dialog) => {
    count('dialogs');
    // The page may be closed already.
    dialog.dismiss().catch(() => {});
  });
  page.on('download', () => count('downloads'));
  page.on('worker', (worker) => {
    workerCount++;
    worker.on('close', () => workerCount--);
    if (workerCount > playLimits.maxWorkers)
      end(`The ad runs more than ${playLimits.maxWorkers} workers at the same time.`);
  });
  page.on('frameattached', () => {
    if (page.frames().length > playLimits.maxFrames)
      end(`The ad shows more than ${playLimits.maxFrames} frames at the same time.`);
  });
  page.context().on('page', () => count('windows'));
  devTools.on('Page.navigatedWithinDocument', () => count('addresses'));
  const stopAsking =
    watch === null ? null : watchAnswers(page, watch, () => end('The ad no longer responds.'));
  const removeAd = watch?.addAd(end);
  const release = () => {
    stopAsking?.();
    removeAd?.();
  };
  const reason = () => {
    // A browser that crashes with the page that was ended does not report the end of the page.
    const unreported = found === null && page.isClosed() ? watch?.takeReason() : null;
    if (unreported) end(unreported);
    return found;
  };
  return { reason, ended: ended.promise, count, countSent, kill, release };
}

/** How often a page is asked whether it still responds, in milliseconds. */
const askMs = 1000;

/** Calls `onBlocked` if a page uses processor time for long without responding. Returns a function that stops asking. */
function watchAnswers(page: Page, watch: BrowserWatch, onBlocked: () => void): () => void {
  let askedAtProcessorMs: number | null = null;
  const timer = setInterval(() => {
    const processorMs = watch.readPageProcessorMs();
    if (askedAtProcessorMs !== null) {
      const usedMs = (processorMs ?? 0) - askedAtProcessorMs;
      if (usedMs > playLimits.maxBlockedProcessorMs) onBlocked();
      return;
    }
    askedAtProcessorMs = processorMs;
    const forget = () => {
      askedAtProcessorMs = null;
    };
    // An error is an answer, too.
    page.evaluate('1').then(forget, forget);
  }, askMs).unref();
  return () => clearInterval(timer);
}

const noCounts = {
  messages: 0,
  dialogs: 0,
  downloads: 0,
  windows: 0,
  requests: 0,
  connections: 0,
  navigations: 0,
  addresses: 0,
};

const maxCounts: Readonly<Record<keyof typeof noCounts, number>> = {
  messages: playLimits.maxMessages,
  dialogs: playLimits.maxDialogs,
  downloads: playLimits.maxDownloads,
  windows: playLimits.maxWindows,
  requests: playLimits.maxRequests,
  connections: playLimits.maxConnections,
  navigations: playLimits.maxNavigations,
  addresses: playLimits.maxAddresses,
};

const actions: Readonly<Record<keyof typeof noCounts, (max: number) => string>> = {
  messages: (max) => `writes more than ${max} messages to the console`,
  dialogs: (max) => `shows more than ${max} dialogs`,
  downloads: (max) => `starts more than ${max} downloads`,
  windows: (max) => `opens more than ${max} windows`,
  requests: (max) => `makes more than ${max} network requests`,
  connections: (max) => `opens more than ${max} connections`,
  navigations: (max) => `leaves or reloads its page more than ${max} times`,
  addresses: (max) => `changes its address more than ${max} times`,
};
