import type { Browser } from 'playwright';
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
    const limit = { timeout: 30_000 };
    await page.waitForFunction(() => window.startUp.readyMs > 0 && window.startUp.paintMs > 0, null, limit);
    // Long tasks are told a little later, and the tap is to meet a page that has come to rest.
    await page.waitForTimeout(500);
    await devTools.send('HeapProfiler.collectGarbage');
    const { usedSize: heapBytes } = await devTools.send('Runtime.getHeapUsage');
    // As a finger does: down for a moment, so that what shows it pressed is over when the tap counts.
    const finger = [{ x: 195, y: 300 }];
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger });
    await page.waitForTimeout(fingerDownMs);
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForFunction(() => window.startUp.tapToFrameMs > 0, null, limit);
    return { ...(await page.evaluate(() => window.startUp)), heapBytes };
  });
}
