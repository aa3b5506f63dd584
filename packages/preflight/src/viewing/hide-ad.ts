import type { HostedAd } from '../play-in-host.ts';
import type { HidingSight } from './viewing.ts';
import type { Viewer } from './viewer.ts';
import { viewerLimits } from './viewer-limits.ts';

/** Hides a running ad, listens, and brings it back. */
export async function hideAd(ad: HostedAd, viewer: Viewer): Promise<HidingSight> {
  const soundingNow = async () => {
    const { audibleElements, audibleContexts } = await ad.audioState();
    return audibleElements + audibleContexts;
  };
  await viewer.setHidden(true);
  await viewer.waitFor(async () => (await soundingNow()) === 0, viewerLimits.silenceMs);
  // Music that was still being decoded must not start now either.
  await ad.page.waitForTimeout(viewerLimits.settleMs);
  const soundingCount = await soundingNow();
  const before = (await ad.presentedFrames()).count;
  await viewer.setHidden(false);
  const hasGoneOn = await viewer.waitFor(async () => {
    const { count } = await ad.presentedFrames();
    return count > before || (await viewer.look()).buttons.length > 0;
  }, viewerLimits.startMs);
  return { soundingCount, hasGoneOn };
}
