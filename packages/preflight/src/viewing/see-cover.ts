import type { Page } from 'playwright-core';
import type { HostedAd } from '../play-in-host.ts';
import type { CoverSight } from './viewing.ts';
import type { Viewer } from './viewer.ts';
import { viewerLimits } from './viewer-limits.ts';

/** The minimum share of the screen that a cover must fill. */
export const coverShare = 0.4;

/** Looks at an ad before the first tap, rotates the phone and back, and continues to watch for a while. */
export async function seeCover(ad: HostedAd, viewer: Viewer): Promise<CoverSight> {
  let pictureShare = 0;
  await viewer.waitFor(async () => {
    ({ pictureShare } = await viewer.look());
    return pictureShare >= coverShare;
  }, viewerLimits.coverMs);
  const isFlat = await isOneColour(ad.page);
  // The cover may have any buttons in landscape, but the rotation itself must not start anything.
  await viewer.landscapeButtons();
  await viewer.noteCovered('cover');
  await ad.page.waitForTimeout(viewerLimits.untouchedMs);
  const { hasSoundedBeforeTap, hasPlayedBeforeTap } = await ad.audioState();
  return {
    pictureShare,
    isFlat,
    hasSounded: hasSoundedBeforeTap,
    hasMoved: hasPlayedBeforeTap,
  };
}

/** A PNG with fewer bytes per pixel than this is almost entirely of one color. */
const flatBytesPerPixel = 0.02;

/** Whether the rendered screen is of one color. Does not rely on the page's elements. */
async function isOneColour(page: Page): Promise<boolean> {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  const { length } = await page.screenshot({ timeout: viewerLimits.answerMs });
  return length / (width * height) < flatBytesPerPixel;
}
