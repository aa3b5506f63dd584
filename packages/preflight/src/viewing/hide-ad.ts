import type { HostedAd } from '../play-in-host.ts';
import type { HidingSight, ReturnSight } from './viewing.ts';
import type { Viewer } from './viewer.ts';
import { viewerLimits } from './viewer-limits.ts';

/** Hides a running ad, counts the audible sources, and shows the ad again. */
export async function hideAd(ad: HostedAd, viewer: Viewer): Promise<HidingSight & ReturnSight> {
  await viewer.setHidden(true);
  const soundingCount = await countSounding(ad, viewer);
  const before = (await ad.presentedFrames()).count;
  await viewer.setHidden(false);
  const hasGoneOn = await viewer.waitFor(async () => {
    const { count } = await ad.presentedFrames();
    return count > before || (await viewer.look()).buttons.length > 0;
  }, viewerLimits.startMs);
  return { soundingCount, hasGoneOn };
}

/** Counts the audible sources of an ad that should be silent by now. */
export async function countSounding(ad: HostedAd, viewer: Viewer): Promise<number> {
  const soundingNow = async () => {
    const { audibleElements, audibleContexts } = await ad.audioState();
    return audibleElements + audibleContexts;
  };
  await viewer.waitFor(async () => (await soundingNow()) === 0, viewerLimits.silenceMs);
  // Music that was being decoded must not start either.
  await ad.page.waitForTimeout(viewerLimits.settleMs);
  return soundingNow();
}
