import type { HostedAd } from '../play-in-host.ts';
import type { Viewer } from './viewer.ts';
import { viewerLimits } from './viewer-limits.ts';

/** Taps the button of the cover, or where there is none its middle. Resolves to whether a video then moved. */
export async function startAd(ad: HostedAd, viewer: Viewer): Promise<boolean> {
  const before = (await ad.presentedFrames()).count;
  const [button] = (await viewer.look()).buttons;
  const { width, height } = ad.page.viewportSize() ?? { width: 0, height: 0 };
  await viewer.tap(button ?? { x: width / 2, y: height / 2 });
  // One picture may be that on which the video stands; the second says that it moves.
  return viewer.waitFor(async () => (await ad.presentedFrames()).count > before + 1, viewerLimits.startMs);
}
