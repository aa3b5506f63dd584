import type { HostedAd } from '../play-in-host.ts';
import type { Viewer } from './viewer.ts';
import { viewerLimits } from './viewer-limits.ts';

/** A frame later than this proves that the video plays. On a slow machine, it may be the first one that is shown. */
export const laterSeconds = 0.2;

/** Taps the cover's button, or the middle of the screen if it has none. Resolves to whether a video started. */
export async function startAd(ad: HostedAd, viewer: Viewer): Promise<boolean> {
  const before = (await ad.presentedFrames()).count;
  const [button] = (await viewer.look()).buttons;
  const { width, height } = ad.page.viewportSize() ?? { width: 0, height: 0 };
  await viewer.tap(button ?? { x: width / 2, y: height / 2 });
  return viewer.waitFor(async () => {
    const { count, lastMediaTimeSeconds } = await ad.presentedFrames();
    // The first frame may be that of a paused video. A second or a later frame proves that the video plays.
    return count > before + 1 || (count > before && (lastMediaTimeSeconds ?? 0) > laterSeconds);
  }, viewerLimits.startMs);
}
