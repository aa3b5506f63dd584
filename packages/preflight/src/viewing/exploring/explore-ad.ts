import type { HostedAd } from '../../play-in-host.ts';
import { countSounding } from '../hide-ad.ts';
import { muteAd } from '../mute-ad.ts';
import { viewerLimits } from '../viewer-limits.ts';
import type { Viewer } from '../viewer.ts';
import type { Tour } from '../tour.ts';
import { startAdClock, type AdClock } from './ad-clock.ts';
import { changedShare } from './compare-screens.ts';
import { createEyes, type Eyes } from './eyes.ts';
import { createFinger } from './finger.ts';
import { searchStore } from './search-store.ts';
import { seeFirstScreen } from './see-first-screen.ts';
import { seeStoreScreen } from './see-store-screen.ts';

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
  const idle = await eyes.watchIdle(clock, await eyes.look());
  return changedShare(idle) > 0 ? { hasGoneOn: true } : null;
}
