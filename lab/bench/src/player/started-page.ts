import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { withPhone, type PhoneKind } from '../phone.ts';
import { watchStart, type StartUp } from './watch-start.ts';

/** How a page started, and its memory. */
export interface StartedPage extends StartUp {
  /** The size of the JavaScript heap when the video is ready, after a garbage collection. */
  readonly heapBytes: number;
}

/** How long a simulated tap lasts, in milliseconds. */
const fingerDownMs = 80;

/** Opens a page with a video on a new phone, waits until the video is ready and taps. */
export function startedPage(browser: Browser, kind: PhoneKind, url: string): Promise<StartedPage> {
  return withPhone(browser, kind, watchStart, async ({ page, devTools }) => {
    await page.goto(url, { waitUntil: 'commit' });
    await startUpOnce(devTools, ({ readyMs, paintMs }) => readyMs > 0 && paintMs > 0);
    // Long tasks are reported with a delay, and the tap should happen on an idle page.
    await page.waitForTimeout(500);
    await devTools.send('HeapProfiler.collectGarbage');
    const { usedSize: heapBytes } = await devTools.send('Runtime.getHeapUsage');
    // A real tap lasts a moment, so the pressed state has been drawn before the tap counts.
    const finger = [{ x: 195, y: 300 }];
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger });
    await page.waitForTimeout(fingerDownMs);
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return { ...(await startUpOnce(devTools, ({ tapToFrameMs }) => tapToFrameMs > 0)), heapBytes };
  });
}

const limitMs = 30_000;
const pollMs = 100;

/**
 * Polls the page's start-up log until the condition is met. Polls from outside the page, because waiting inside it
 * would request every frame, which is expensive on a slow phone with animations.
 */
async function startUpOnce(devTools: CDPSession, isReported: (log: StartUp) => boolean): Promise<StartUp> {
  let log: StartUp | undefined;
  for (const startedMs = performance.now(); performance.now() - startedMs < limitMs; await delay(pollMs)) {
    const { result } = await devTools.send('Runtime.evaluate', {
      expression: 'window.startUp',
      returnByValue: true,
    });
    log = result.value as StartUp | undefined;
    if (log !== undefined && isReported(log)) return log;
  }
  throw new Error(`The page did not start within ${limitMs / 1000} s: ${JSON.stringify(log)}`);
}
