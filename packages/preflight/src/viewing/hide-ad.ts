import { pretendHidden } from '../hosts/pretend-hidden.ts';
import type { HostedAd } from '../play-in-host.ts';
import type { HidingSight, ReturnSight, MutingSight } from './viewing.ts';
import { laterSeconds } from './start-ad.ts';
import type { Viewer } from './viewer.ts';
import { viewerLimits } from './viewer-limits.ts';

/**
 * Makes the page hide the ad when its video plays after the next tap, as `startAd` recognizes it. On a busy machine, the
 * viewer would be too late: an ad that already waits for the next tap has nothing to resume.
 */
export async function hideOncePlaying({ page }: HostedAd): Promise<void> {
  await page.evaluate(`(${hideAtFrame.toString()})(${pretendHidden.toString()}, ${laterSeconds})`);
}

/** Runs in the page. */
function hideAtFrame(hide: (isHidden: boolean) => void, afterSeconds: number): void {
  const log = window.spinreelHostLog;
  const waitForFrame = () => {
    log.onFrame = ({ lastMediaTimeSeconds }) => {
      if ((lastMediaTimeSeconds ?? 0) <= afterSeconds) return;
      delete log.onFrame;
      hide(true);
    };
  };
  // The ad handles the tap first.
  window.addEventListener('click', () => setTimeout(waitForFrame), { capture: true, once: true });
}

/** Hides a running ad unless that has happened, counts the audible sources, and shows the ad again. */
export async function hideAd(ad: HostedAd, viewer: Viewer): Promise<HidingSight & ReturnSight> {
  await ad.page.evaluate(() => delete window.spinreelHostLog.onFrame);
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

/** Mutes the phone, counts the audible sources, and unmutes it. Resolves to null if the host does not report volume. */
export async function muteAd(ad: HostedAd, viewer: Viewer): Promise<MutingSight | null> {
  if (!(await viewer.setVolume(0))) return null;
  const soundingCount = await countSounding(ad, viewer);
  await viewer.setVolume(1);
  return { soundingCount };
}
