import { adWords } from '@spinreel/config-schema/ad-words';
import type { HostedAd } from '../play-in-host.ts';
import { lookAtPage, type ButtonSight, type Sight } from './look-at-page.ts';
import { viewerLimits } from './viewer-limits.ts';

/** A person in front of an ad who knows nothing of it: looks, waits, taps, turns the phone, looks away. */
export interface Viewer {
  look(): Promise<Sight>;
  tap(place: { x: number; y: number }): Promise<void>;
  /** The buttons that can be seen with the phone turned; it is upright again afterwards. */
  landscapeButtons(): Promise<readonly ButtonSight[]>;
  setHidden(isHidden: boolean): Promise<void>;
  /** Looks again and again until `isDone` or the time is up. Resolves to whether it was done. */
  waitFor(isDone: () => Promise<boolean>, limitMs: number): Promise<boolean>;
}

/** The loudspeaker is a button too, but it leads nowhere. */
const passedOver = [adWords.mute, adWords.unmute];

/** Puts a viewer in front of an ad. */
export function viewerOf({ page }: HostedAd): Viewer {
  const look = () => answered(page.evaluate(lookAtPage, passedOver));
  const turnTo = async (size: { width: number; height: number }) => {
    await page.setViewportSize(size);
    await page.waitForTimeout(viewerLimits.settleMs);
    await answered(page.evaluate(nextPaint));
  };
  return {
    look,
    tap: ({ x, y }) => answered(page.touchscreen.tap(x, y)),
    async landscapeButtons() {
      const upright = page.viewportSize();
      if (upright === null) throw new Error('The page has no viewport');
      await turnTo({ width: upright.height, height: upright.width });
      const { buttons } = await look();
      await turnTo(upright);
      return buttons;
    },
    setHidden: (isHidden) => answered(page.evaluate(pretendHidden, isHidden)),
    async waitFor(isDone, limitMs) {
      const endsAt = performance.now() + limitMs;
      while (!(await isDone())) {
        if (performance.now() > endsAt) return false;
        await page.waitForTimeout(viewerLimits.lookMs);
      }
      return true;
    },
  };
}

/** A page may be busy for ever, and a question of the browser's own, such as for an app, keeps taps waiting likewise. */
async function answered<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('it does not answer')), viewerLimits.answerMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs in the page: resolves when it has been laid out and painted, or cannot be. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, 1000);
  });
}

/** Runs in the page: tells it what a web view tells it when another app comes to the front. */
function pretendHidden(isHidden: boolean): void {
  Object.defineProperties(document, {
    hidden: { configurable: true, get: () => isHidden },
    visibilityState: { configurable: true, get: () => (isHidden ? 'hidden' : 'visible') },
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
