import type { Tour } from './tour.ts';
import { viewerLimits } from './viewer-limits.ts';

/**
 * Watches the ad until the outro, and taps the largest button whenever the video pauses. The outro is detected by a
 * button without a visible video. Resolves to whether the outro appeared within the time limits, and to the number of
 * taps.
 */
export async function playToEndCard({
  ad,
  viewer,
  keepScreenshot,
  noteTexts,
}: Pick<Tour, 'ad' | 'viewer' | 'keepScreenshot' | 'noteTexts'>): Promise<{
  hasReachedEndCard: boolean;
  tapCount: number;
}> {
  const startedAt = performance.now();
  let movedAt = startedAt;
  let lastCount = -1;
  let hasReachedEndCard = false;
  let tapCount = 0;
  const isOver = async () => {
    const { count } = await ad.presentedFrames();
    const { buttons, isVideoSeen, videoSeconds } = await viewer.look();
    const [button] = buttons;
    const isStill = count === lastCount;
    const now = performance.now();
    hasReachedEndCard = button !== undefined && !isVideoSeen;
    if (hasReachedEndCard) return true;
    if (!isStill) movedAt = now;
    lastCount = count;
    if (button !== undefined && isStill) {
      if (tapCount === 0) {
        await keepScreenshot('pause', 'portrait');
        await viewer.noteCovered('pause');
        await noteTexts('game');
      }
      await viewer.tap(button);
      tapCount++;
      await ad.page.waitForTimeout(viewerLimits.settleMs);
    }
    return (
      now - movedAt > viewerLimits.boredomMs ||
      now - startedAt > (videoSeconds ?? 0) * 1000 + viewerLimits.besideVideoMs
    );
  };
  await viewer.waitFor(isOver, viewerLimits.stageMs);
  return { hasReachedEndCard, tapCount };
}
