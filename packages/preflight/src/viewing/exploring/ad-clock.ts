import type { Page } from 'playwright-core';
import { awaitAnswer } from '../../browser/await-answer.ts';

/** Measures time as the ad experiences it: by the frames that it could draw. */
export interface AdClock {
  /** Waits until the ad could draw what a phone draws in `adMs`, and at least `adMs`. */
  wait(adMs: number): Promise<void>;
  /** Polls `isDone` until it resolves to true, or until the ad had `adMs`. Resolves to whether it did. */
  waitUntil(isDone: () => Promise<boolean>, adMs: number): Promise<boolean>;
}

/**
 * An ad that draws fewer frames per second gets more time. WebGL without a GPU may be slower than the timers of an ad, but
 * it must see that its animations end.
 */
const framesPerSecond = 6;

/** An ad that draws no frame for so long is stuck, in milliseconds. Compiling shaders without a GPU takes seconds. */
const stuckMs = 20_000;

const pollMs = 50;

/** Starts a clock for the ad on a page. Its promises reject if the ad stops drawing. */
export async function startAdClock(page: Page): Promise<AdClock> {
  await page.evaluate(countFrames);
  const countDrawn = () =>
    awaitAnswer(
      stuckMs,
      page.evaluate(() => window.spinreelHostLog.drawnFrames),
    );

  const waitUntil = async (isDone: () => Promise<boolean>, adMs: number) => {
    const startedAt = performance.now();
    const framesAtStart = await countDrawn();
    let [frames, progressAt] = [framesAtStart, startedAt];
    while (!(await isDone())) {
      const now = performance.now();
      if (now - startedAt >= adMs && frames - framesAtStart >= (adMs / 1000) * framesPerSecond) return false;
      if (now - progressAt > stuckMs) throw new Error('it no longer draws anything');
      const restMs = adMs - (now - startedAt);
      await page.waitForTimeout(restMs > 0 ? Math.min(restMs, pollMs) : pollMs);
      const drawn = await countDrawn();
      if (drawn > frames) progressAt = performance.now();
      frames = drawn;
    }
    return true;
  };
  const wait = async (adMs: number) => {
    await waitUntil(() => Promise.resolve(false), adMs);
  };
  return { wait, waitUntil };
}

/** Runs in the page. */
function countFrames(): void {
  const log = window.spinreelHostLog;
  const count = () => {
    log.drawnFrames++;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}
