import type { Page } from 'playwright-core';
import type { Tour } from './tour.ts';
import type { CoverSight } from './viewing.ts';
import { viewerLimits } from './viewer-limits.ts';

/** The minimum share of the screen that a cover must fill. */
const coverShare = 0.4;

/** Looks at an ad before the first tap, rotates the phone and back, and continues to watch for a while. */
export async function seeCover({ ad, viewer, keepScreenshot, noteTexts }: Tour): Promise<CoverSight> {
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
