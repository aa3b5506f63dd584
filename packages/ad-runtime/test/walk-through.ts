import type { OpenedAd } from './open-ad.ts';

/** Where every ad comes by. */
export const usualScreens = ['cover', 'paused', 'badge', 'outro'] as const;

/** What can be looked at; muted, the ad is paused. */
export type LookedAt = (typeof usualScreens)[number] | 'muted' | 'playing';

/** Leads an ad with one pause from its cover to its outro, and stops for a look at each of these screens. */
export async function walkThrough(
  { page, reached, holdBadge }: OpenedAd,
  screens: readonly LookedAt[],
  lookAt: (screen: LookedAt) => Promise<void>,
): Promise<void> {
  const look = async (screen: LookedAt) => {
    if (screens.includes(screen)) await lookAt(screen);
  };
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const mute = () => page.evaluate(() => document.querySelector<HTMLElement>('[aria-label$=ute]')?.click());
  const endBadge = await holdBadge();
  await reached('load');
  await look('cover');
  await page.touchscreen.tap(width / 2, height / 2);
  await reached('pause');
  await look('paused');
  if (screens.includes('muted')) {
    await mute();
    await look('muted');
    await mute();
  }
  if (screens.includes('playing')) {
    // So slow that a look finds the same picture whenever it is taken.
    await seek({ seconds: 2, speed: 0.1 });
    await look('playing');
  }
  // Long enough for the live backdrop to draw the end.
  await seek({ seconds: -0.8, speed: 1 });
  await reached('badge');
  await look('badge');
  await endBadge();
  await reached('outro');
  await look('outro');

  async function seek(to: { seconds: number; speed: number }) {
    await page.evaluate(({ seconds, speed }) => {
      const video = document.querySelector('video') as HTMLVideoElement;
      if (video.paused) video.click();
      video.playbackRate = speed;
      video.currentTime = seconds < 0 ? video.duration + seconds : seconds;
    }, to);
  }
}
