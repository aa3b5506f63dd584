import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { withPhone, type PhoneKind } from './phone.ts';
import { watchStart, type StartUp } from './watch-start.ts';

/** How a page started, and what it took. */
export interface StartedPage extends StartUp {
  /** JavaScript's memory when the video is ready, rubbish removed. */
  readonly heapBytes: number;
}

/** How long a tapping finger rests on the glass. */
const fingerDownMs = 80;

/** Opens a page with a video on a new phone, waits until the video is ready and taps. */
export function startedPage(browser: Browser, kind: PhoneKind, url: string): Promise<StartedPage> {
  return withPhone(browser, kind, watchStart, async ({ page, devTools }) => {
    await page.goto(url, { waitUntil: 'commit' });
    await startUpOnce(devTools, ({ readyMs, paintMs }) => readyMs > 0 && paintMs > 0);
    // Long tasks are told a little later, and the tap is to meet a page that has come to rest.
    await page.waitForTimeout(500);
    await devTools.send('HeapProfiler.collectGarbage');
    const { usedSize: heapBytes } = await devTools.send('Runtime.getHeapUsage');
    // As a finger does: down for a moment, so that what shows it pressed is over when the tap counts.
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
 * What the page tells once that is so. Asked for with nothing in the page: what waits there asks for every frame, and each
 * of those costs a slow phone the more, the more of the page moves.
 */
async function startUpOnce(devTools: CDPSession, isTold: (log: StartUp) => boolean): Promise<StartUp> {
  let log: StartUp | undefined;
  for (const startedMs = performance.now(); performance.now() - startedMs < limitMs; await delay(pollMs)) {
    const { result } = await devTools.send('Runtime.evaluate', {
      expression: 'window.startUp',
      returnByValue: true,
    });
    log = result.value as StartUp | undefined;
    if (log !== undefined && isTold(log)) return log;
  }
  throw new Error(`The page did not start within ${limitMs / 1000} s: ${JSON.stringify(log)}`);
}
