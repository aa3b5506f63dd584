import type { Page } from 'playwright-core';
import { awaitAnswer } from '../../browser/await-answer.ts';
import type { HostLog } from '../../hosts/log/host-log.ts';

/** Measures time as the ad experiences it: by the frames that it could draw. */
export interface AdClock {
  /** Waits until the ad could draw what a phone draws in `adMs`, and at least `adMs`. */
  wait(adMs: number): Promise<void>;
  /**
   * Calls `isDone`, which waits itself, until it resolves to true, or until the ad had `adMs`. Resolves to whether it did.
   */
  waitUntil(isDone: () => Promise<boolean>, adMs: number): Promise<boolean>;
}

/**
 * An ad that draws fewer frames per second gets more time. WebGL without a GPU may be slower than the timers of an ad, but
 * it must see that its animations end.
 */
const framesPerSecond = 6;

/** An ad that draws no frame for so long is stuck, in milliseconds. Compiling shaders without a GPU takes seconds. */
const stuckMs = 20_000;

/** Starts a clock for the ad on a page. Its promises reject if the ad stops drawing. */
export async function startAdClock(page: Pick<Page, 'evaluate'>): Promise<AdClock> {
  await awaitAnswer(stuckMs, page.evaluate(countFrames));
  /** The frames that the ad could draw until the end of the latest wait. */
  let drawnFrames = 0;

  const wait = async (adMs: number) => {
    let [restMs, restFrames] = [adMs, framesFor(adMs)];
    while (restMs > 0 || restFrames > 0) {
      const waited = await awaitAnswer(
        stuckMs,
        page.evaluate(awaitFrames, { ms: restMs, frames: restFrames }),
      );
      drawnFrames = waited.drawnFrames;
      restMs -= waited.ms;
      restFrames -= waited.frames;
    }
  };
  const waitUntil = async (isDone: () => Promise<boolean>, adMs: number) => {
    const startedAt = performance.now();
    const framesAtStart = drawnFrames;
    while (!(await isDone()))
      if (performance.now() - startedAt >= adMs && drawnFrames - framesAtStart >= framesFor(adMs))
        return false;
    return true;
  };
  return { wait, waitUntil };
}

function framesFor(adMs: number): number {
  return (adMs / 1000) * framesPerSecond;
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

/** A time in milliseconds, and the number of frames that the ad could draw in it. */
interface Span {
  readonly ms: number;
  readonly frames: number;
}

/**
 * Runs in the page. Resolves when the time has passed and the frames could be drawn, or after a part of it if the ad is slow.
 * The page waits by itself, because it answers each question only between two frames.
 */
function awaitFrames({ ms, frames }: Span): Promise<Span & Pick<HostLog, 'drawnFrames'>> {
  /** In milliseconds. Shorter than `stuckMs`, so that slow ads are not taken for stuck ones. */
  const longestMs = 5000;
  const log = window.spinreelHostLog;
  const start = { ms: performance.now(), frames: log.drawnFrames };
  return new Promise((resolve) => {
    const check = () => {
      const { drawnFrames } = log;
      const waited = { ms: performance.now() - start.ms, frames: drawnFrames - start.frames, drawnFrames };
      const isOver = waited.ms >= ms && waited.frames >= frames;
      if (isOver || waited.ms > longestMs) resolve(waited);
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
}
