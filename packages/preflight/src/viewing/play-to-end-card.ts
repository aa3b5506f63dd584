import type { HostedAd } from '../play-in-host.ts';
import type { Viewer } from './viewer.ts';
import { viewerLimits } from './viewer-limits.ts';

/**
 * Watches, and taps the button whenever the picture stands still beside one, until the end card: a button, and no video
 * to be seen any more. Resolves to whether it came before the viewer's patience ended.
 */
export async function playToEndCard(ad: HostedAd, viewer: Viewer): Promise<boolean> {
  const startedAt = performance.now();
  let movedAt = startedAt;
  let lastCount = -1;
  let hasEnded = false;
  const isOver = async () => {
    const { count } = await ad.presentedFrames();
    const { buttons, isVideoSeen, videoSeconds } = await viewer.look();
    const [button] = buttons;
    const isStill = count === lastCount;
    const now = performance.now();
    hasEnded = button !== undefined && !isVideoSeen;
    if (hasEnded) return true;
    if (!isStill) movedAt = now;
    lastCount = count;
    if (button !== undefined && isStill) {
      await viewer.tap(button);
      await ad.page.waitForTimeout(viewerLimits.settleMs);
    }
    return (
      now - movedAt > viewerLimits.boredomMs ||
      now - startedAt > (videoSeconds ?? 0) * 1000 + viewerLimits.besideVideoMs
    );
  };
  await viewer.waitFor(isOver, viewerLimits.wholeMs);
  return hasEnded;
}
