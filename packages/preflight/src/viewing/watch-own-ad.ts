import { hideAd, hideOncePlaying, muteAd } from './hide-ad.ts';
import { playToEndCard } from './play-to-end-card.ts';
import { startAd } from './start-ad.ts';
import type { Tour } from './tour.ts';
import type { CoverSight } from './viewing.ts';
import { viewerLimits } from './viewer-limits.ts';
import type { Page } from 'playwright-core';

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

/** The minimum share of the screen that a cover must fill. */
const coverShare = 0.4;

/** Looks at an ad before the first tap, rotates the phone and back, and continues to watch for a while. */
async function seeCover({ ad, viewer, keepScreenshot, noteTexts }: Tour): Promise<CoverSight> {
  let pictureShare = 0;
  await viewer.waitFor(async () => {
    ({ pictureShare } = await viewer.look());
    return pictureShare >= coverShare;
  }, viewerLimits.coverMs);
  const png = await viewer.takeScreenshot();
  const isPainted = pictureShare >= coverShare && !isOneColour(png, ad.page);
  await keepScreenshot('cover', 'portrait', png);
  // The rotation itself must not start anything.
  await viewer.whileTurned(() => keepScreenshot('cover', 'landscape'));
  await viewer.noteCovered('cover');
  await noteTexts('cover');
  await ad.page.waitForTimeout(viewerLimits.untouchedMs);
  const { hasSoundedBeforeTap, hasPlayedBeforeTap } = await ad.audioState();
  return {
    isPainted,
    hasSounded: hasSoundedBeforeTap,
    hasMoved: hasPlayedBeforeTap,
  };
}

/** A PNG with fewer bytes per pixel than this is almost entirely of one color. */
const flatBytesPerPixel = 0.02;

/** Whether a screenshot is of one color. Does not rely on the page's elements. */
function isOneColour({ length }: Uint8Array, page: Page): boolean {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  return length / (width * height) < flatBytesPerPixel;
}
