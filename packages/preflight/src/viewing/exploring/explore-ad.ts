import type { HostedAd } from '../../play-in-host.ts';
import { countSounding, muteAd } from '../hide-ad.ts';
import { viewerLimits } from '../viewer-limits.ts';
import type { Viewer } from '../viewer.ts';
import type { Tour } from '../tour.ts';
import type { CoverSight, EndCardSight, TurnedSight } from '../viewing.ts';
import { startAdClock, type AdClock } from './ad-clock.ts';
import { changedShare, compareScreens } from './compare-screens.ts';
import { createEyes, type Eyes, isPainted } from './eyes.ts';
import { createFinger } from './finger.ts';
import { searchStore, type FoundStore } from './search-store.ts';
import { findLabelled } from './find-targets.ts';

/**
 * Plays an ad of which nothing is known. The viewer looks at the pixels instead of the page's elements, and tries taps,
 * swipes and drags until one of them opens the store.
 */
export async function exploreAd(tour: Tour): Promise<void> {
  const { ad, viewer, draft, noteCalls, nextStage } = tour;
  const { page } = ad;
  const devTools = await page.context().newCDPSession(page);
  const clock = await startAdClock(page);
  const eyes = createEyes(page, devTools);
  const finger = createFinger(devTools, clock);

  draft.cover = await seeFirstScreen({ ...tour, clock, eyes });
  await noteCalls('cover');
  nextStage();

  const search = await searchStore({
    tour,
    clock,
    eyes,
    finger,
    onStart: async () => {
      draft.start = { hasStarted: true };
      await tour.keepScreenshot('started', 'portrait', (await eyes.look()).png);
      await tour.noteTexts('game');
      draft.hiding = await hide(ad, viewer);
      draft.returning = await seeReturn(eyes, clock);
      draft.muting = await muteAd(ad, viewer);
      nextStage();
    },
  });
  // An ad that navigates away is reported for that, and cannot be judged any further.
  if (ad.navigations.size > 0) return;
  draft.start ??= { hasStarted: false };
  if (search.hasReactedAfterStart) draft.returning = { hasGoneOn: true };
  draft.game = { hasReachedEndCard: search.store !== null };
  if (search.store === null) return;
  nextStage();
  Object.assign(draft, await seeStoreScreen({ ...tour, clock, eyes, ...search.store }));
}

async function hide(ad: HostedAd, viewer: Viewer): Promise<{ soundingCount: number }> {
  await viewer.setHidden(true);
  const soundingCount = await countSounding(ad, viewer);
  await viewer.setHidden(false);
  return { soundingCount };
}

/** An ad that moves by itself has resumed. Whether a still one has shows when it reacts to the next tap. */
async function seeReturn(eyes: Eyes, clock: AdClock): Promise<{ hasGoneOn: boolean } | null> {
  await clock.wait(viewerLimits.settleMs);
  const { idle } = await eyes.watchIdle(clock, await eyes.look());
  return changedShare(idle) > 0 ? { hasGoneOn: true } : null;
}

/** A screen that changes less than this has finished loading, as a share of its cells. */
const stillShare = 0.001;

/** Looks at an ad before the first tap, rotates the phone and back, and continues to watch for a while. */
async function seeFirstScreen(
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

/** Judges the screen whose tap has opened the store. */
async function seeStoreScreen(
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
