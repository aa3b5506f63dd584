import { hideAd, hideOncePlaying } from './hide-ad.ts';
import { muteAd } from './mute-ad.ts';
import { playToEndCard } from './play-to-end-card.ts';
import { seeCover } from './see-cover.ts';
import { startAd } from './start-ad.ts';
import type { Tour } from './tour.ts';
import { viewerLimits } from './viewer-limits.ts';

/** Plays an ad that this product has made, whose parts and elements are known. */
export async function watchOwnAd(tour: Tour): Promise<void> {
  const { ad, viewer, draft, noteCalls, nextStage } = tour;
  draft.cover = await seeCover(tour);
  await noteCalls('cover');
  nextStage();
  await hideOncePlaying(ad);
  const hasStarted = await startAd(ad, viewer);
  await noteCalls('start');
  nextStage();
  draft.start = { hasStarted };
  if (!hasStarted) return;
  await tour.keepScreenshot('started', 'portrait');
  const { soundingCount, hasGoneOn } = await hideAd(ad, viewer);
  draft.hiding = { soundingCount };
  draft.returning = { hasGoneOn };
  if (!hasGoneOn) return;
  draft.muting = await muteAd(ad, viewer);
  nextStage();
  const { hasReachedEndCard, tapCount } = await playToEndCard(tour);
  await noteCalls('game');
  nextStage();
  draft.game = { hasReachedEndCard };
  if (hasReachedEndCard) await seeEndCard(tour, tapCount);
}

async function seeEndCard(tour: Tour, pauseTapCount: number): Promise<void> {
  const { ad, viewer, draft, calls, noteCalls } = tour;
  await ad.page.waitForTimeout(viewerLimits.untouchedMs);
  await tour.keepScreenshot('outro', 'portrait');
  const buttons = await viewer.whileTurned(async () => {
    await tour.keepScreenshot('outro', 'landscape');
    return (await viewer.look()).buttons;
  });
  await viewer.noteCovered('outro');
  await tour.noteTexts('outro');
  await noteCalls('end-card');
  const [button] = (await viewer.look()).buttons;
  if (button !== undefined) await viewer.tap(button);
  await viewer.waitFor(async () => (await ad.ctaCalls()).length > calls.length, viewerLimits.ctaMs);
  // Waits for further calls, because a tap must cause exactly one.
  await ad.page.waitForTimeout(viewerLimits.settleMs);
  draft.turned = { buttons };
  draft.endCard = {
    ctaCalls: await noteCalls('cta'),
    hasOwnHook: await ad.hasOwnHook(),
    lifecycle: await ad.lifecycle(),
    measurementCalls: await ad.measurementCalls(),
    // With the tap on the cover.
    earlierTapCount: 1 + pauseTapCount,
  };
}
