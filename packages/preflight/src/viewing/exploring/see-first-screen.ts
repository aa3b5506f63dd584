import type { Tour } from '../tour.ts';
import { viewerLimits } from '../viewer-limits.ts';
import type { CoverSight } from '../viewing.ts';
import type { AdClock } from './ad-clock.ts';
import { changedShare, compareScreens } from './compare-screens.ts';
import { isPainted, type Eyes } from './eyes.ts';

/** A screen that changes less than this has finished loading, as a share of its cells. */
const stillShare = 0.001;

/** Looks at an ad before the first tap, rotates the phone and back, and continues to watch for a while. */
export async function seeFirstScreen(
  options: Pick<Tour, 'ad' | 'viewer' | 'keepScreenshot' | 'noteTexts'> & { clock: AdClock; eyes: Eyes },
): Promise<CoverSight> {
  const { ad, viewer, keepScreenshot, noteTexts, clock, eyes } = options;
  let current = await eyes.look();
  // Ads load their images while they already run, and a loading bar moves.
  await clock.waitUntil(async () => {
    await clock.wait(viewerLimits.lookMs);
    const next = await eyes.look();
    const changes = compareScreens(current.screen, next.screen);
    current = next;
    return changedShare(changes) < stillShare && isPainted(next.screen);
  }, viewerLimits.loadingMs);
  await keepScreenshot('cover', 'portrait', current.png);
  // The rotation itself must not start anything.
  await viewer.whileTurned(async () => keepScreenshot('cover', 'landscape', (await eyes.look()).png));
  await viewer.noteCovered('cover');
  await noteTexts('cover');
  await clock.wait(viewerLimits.untouchedMs);
  const { hasSoundedBeforeTap, hasPlayedBeforeTap } = await ad.audioState();
  const isPaintedNow = isPainted(current.screen) || isPainted((await eyes.look()).screen);
  return { isPainted: isPaintedNow, hasSounded: hasSoundedBeforeTap, hasMoved: hasPlayedBeforeTap };
}
