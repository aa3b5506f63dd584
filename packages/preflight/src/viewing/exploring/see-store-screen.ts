import type { Tour } from '../tour.ts';
import { viewerLimits } from '../viewer-limits.ts';
import type { EndCardSight, TurnedSight } from '../viewing.ts';
import type { AdClock } from './ad-clock.ts';
import { isPainted, type Eyes } from './eyes.ts';
import { findLabelled } from './find-targets.ts';
import type { FoundStore } from './search-store.ts';

/** Judges the screen whose tap has opened the store. */
export async function seeStoreScreen(
  options: Tour & FoundStore & { clock: AdClock; eyes: Eyes },
): Promise<{ endCard: EndCardSight; turned: TurnedSight | null }> {
  const { ad, viewer, clock, storeCalls, tapCount } = options;
  await clock.wait(viewerLimits.settleMs);
  await options.noteTexts('outro');
  const turned = await turn(options);
  await viewer.noteCovered('outro');
  return {
    turned,
    endCard: {
      ctaCalls: [...storeCalls, ...(await options.noteCalls('cta'))],
      hasOwnHook: await ad.hasOwnHook(),
      lifecycle: await ad.lifecycle(),
      measurementCalls: await ad.measurementCalls(),
      earlierTapCount: tapCount - 1,
    },
  };
}

/**
 * Turns the phone. Resolves to null if the store's button is gone after its tap. A button that is only painted cannot be
 * found again, so the screen must not be empty.
 */
async function turn(
  options: Tour & FoundStore & { clock: AdClock; eyes: Eyes },
): Promise<TurnedSight | null> {
  const { ad, viewer, clock, eyes, keepScreenshot, label } = options;
  const findButtons = () => ad.page.evaluate(findLabelled, label);
  const isElement = label !== '';
  if (isElement && (await findButtons()).length === 0) return null;
  return viewer.whileTurned(async () => {
    await clock.wait(viewerLimits.settleMs);
    const { png, screen } = await eyes.look();
    await keepScreenshot('outro', 'landscape', png);
    if (isElement) return { buttons: await findButtons() };
    return { buttons: isPainted(screen) ? [{ insideShare: 1 }] : [] };
  });
}
