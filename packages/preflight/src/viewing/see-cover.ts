import type { Page } from 'playwright';
import type { HostedAd } from '../play-in-host.ts';
import type { CoverSight } from './viewing.ts';
import type { Viewer } from './viewer.ts';
import { viewerLimits } from './viewer-limits.ts';

/** How much of the screen a cover has to take, at least. */
export const coverShare = 0.4;

/** Looks at an ad that nobody has touched, turns the phone and back, and keeps watching for a while. */
export async function seeCover(ad: HostedAd, viewer: Viewer): Promise<CoverSight> {
  let pictureShare = 0;
  await viewer.waitFor(async () => {
    ({ pictureShare } = await viewer.look());
    return pictureShare >= coverShare;
  }, viewerLimits.coverMs);
  const isFlat = await isOneColour(ad.page);
  // Whether the cover has buttons then is its maker's choice, but the turn itself must set nothing off.
  await viewer.landscapeButtons();
  await ad.page.waitForTimeout(viewerLimits.untouchedMs);
  const { hasSoundedBeforeTap, hasPlayedBeforeTap } = await ad.audioState();
  return {
    pictureShare,
    isFlat,
    hasSounded: hasSoundedBeforeTap,
    hasMoved: hasPlayedBeforeTap,
  };
}

/** Below this many bytes per pixel a PNG shows one colour and next to nothing else. */
const flatBytesPerPixel = 0.02;

/** Whether the screen shows nothing at all, whatever the page's elements say. */
async function isOneColour(page: Page): Promise<boolean> {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  const { length } = await page.screenshot({ timeout: viewerLimits.answerMs });
  return length / (width * height) < flatBytesPerPixel;
}
