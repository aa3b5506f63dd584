import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { playLimits } from './play-limits.ts';
import { createProcessTree, type ProcessUse } from './process-tree.ts';

/** What a browser's ads may do no longer, as a sentence about the ad. */
export const exceededUse = {
  memory: `The ad uses more than ${playLimits.maxMemoryBytes / 1024 / 1024} MB of memory.`,
  processor: 'The ad keeps several processors busy without end.',
} as const;

type ExceededUse = (typeof exceededUse)[keyof typeof exceededUse];

/** Watches what a browser uses while it plays ads. */
export interface BrowserWatch {
  /**
   * Adds an ad. `onBlamed` is called if the browser uses too much and no page can be blamed alone. Returns a function that
   * removes the ad.
   */
  addAd(onBlamed: (reason: ExceededUse) => void): () => void;
  /**
   * Ends the processes of the only ad's page. A page that floods its browser delays every other way to end it. Does nothing if
   * the browser plays several ads.
   */
  endPages(): void;
  /** Returns the processor time that the only ad's page has used so far, in milliseconds; null if the browser plays several ads. */
  readPageProcessorMs(): number | null;
  /** Returns why a page has just been ended, and forgets it; null if the page crashed by itself. */
  takeReason(): ExceededUse | null;
}

/** Interval of measurements, in milliseconds. A page can fill a hundred megabytes in this time. */
const sampleMs = 50;

/** How long a page that was ended may take to report its end, in milliseconds. */
const reportMs = 1000;

const watches = new WeakMap<Browser, Promise<BrowserWatch>>();

/** Returns the watch of a browser. It measures only while the browser plays ads. */
export function watchBrowser(browser: Browser): Promise<BrowserWatch> {
  const known = watches.get(browser) ?? startWatch(browser);
  watches.set(browser, known);
  return known;
}

async function startWatch(browser: Browser): Promise<BrowserWatch> {
  const tree = createProcessTree(await findBrowserPid(browser));
  const ads = new Set<(reason: ExceededUse) => void>();
  const ended = new Set<number>();
  /** The processor time of each process when it was first seen with ads, and when that was. */
  const firstUses = new Map<number, { processorMs: number; atMs: number }>();
  let reasons: ExceededUse[] = [];
  let timer: NodeJS.Timeout | null = null;

  const blameAll = (reason: ExceededUse) => {
    for (const blame of ads) blame(reason);
  };
  const end = ({ pid }: ProcessUse, reason: ExceededUse) => {
    const isOfPage = isPageProcess(pid);
    ended.add(pid);
    kill(pid);
    // The browser itself may hold the memory for a page.
    if (!isOfPage) return blameAll(reason);
    reasons.push(reason);
    setTimeout(() => {
      // A frame has its own process, whose end no page reports.
      if (reasons.includes(reason)) blameAll(reason);
      reasons = [];
    }, reportMs).unref();
  };
  const sample = () => {
    const uses = tree.read().filter(({ pid }) => !ended.has(pid));
    const memoryBytes = uses.reduce((sum, use) => sum + use.memoryBytes, 0);
    const { maxMemoryBytes, memoryPerFurtherAdBytes } = playLimits;
    const [largest] = uses.toSorted((a, b) => b.memoryBytes - a.memoryBytes);
    if (largest && memoryBytes > maxMemoryBytes + (ads.size - 1) * memoryPerFurtherAdBytes) {
      end(largest, exceededUse.memory);
      return;
    }
    // Without a GPU, the browser's other processes draw what pages show, and use all processors for it.
    for (const use of uses) if (isBusy(use) && isPageProcess(use.pid)) end(use, exceededUse.processor);
  };
  const isBusy = ({ pid, processorMs }: ProcessUse) => {
    const nowMs = performance.now();
    const first = firstUses.get(pid) ?? { processorMs, atMs: nowMs };
    firstUses.set(pid, first);
    const allowedMs = playLimits.spareProcessorMs + playLimits.processorShare * (nowMs - first.atMs);
    return processorMs - first.processorMs > allowedMs;
  };

  return {
    addAd(onBlamed) {
      ads.add(onBlamed);
      timer ??= setInterval(sample, sampleMs).unref();
      return () => {
        ads.delete(onBlamed);
        if (ads.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      };
    },
    endPages() {
      if (ads.size > 1) return;
      for (const { pid } of tree.read()) if (isPageProcess(pid)) kill(pid);
    },
    readPageProcessorMs() {
      if (ads.size > 1) return null;
      const uses = tree.read().filter(({ pid }) => isPageProcess(pid));
      return uses.reduce((sum, { processorMs }) => sum + processorMs, 0);
    },
    takeReason: () => reasons.shift() ?? null,
  };
}

/** Resolves to the id of the browser's first process; 0, which has no tree, if it is not known. */
async function findBrowserPid(browser: Browser): Promise<number> {
  try {
    const devTools = await browser.newBrowserCDPSession();
    const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
    await devTools.detach();
    const pid = processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
    // A browser on another machine may have the id of any process here.
    return createProcessTree(process.pid)
      .read()
      .some((own) => own.pid === pid)
      ? pid
      : 0;
  } catch {
    // The browser has just ended.
    return 0;
  }
}

function isPageProcess(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer');
  } catch {
    return false;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}
