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
  const mute = () => page.evaluate(() => document.querySelector<HTMLElement>('[aria-label$=ute]')?.click());
  const endBadge = await holdBadge();
  await reached('load');
  await look('cover');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.touchscreen.tap(width / 2, height / 2);
  await reached('pause');
  await look('paused');
  if (screens.includes('muted')) {
    await mute();
    await look('muted');
    await mute();
  }
  if (screens.includes('playing')) {
    await seek({ seconds: 2, speed: 0.1 });
    // The middle of a frame: its first instant may still show the frame before.
    await holdFrame(2 + 0.5 / 30);
    await look('playing');
  }
  // Slow enough for a busy machine to show the last frame, and for the live backdrop to draw it.
  await seek({ seconds: -0.1, speed: 0.1 });
  const shown = await Promise.race([reached('badge'), reached('outro').then(() => null)]);
  if (shown) {
    await look('badge');
    await endBadge();
  }
  await reached('outro');
  await look('outro');

  /** Holds the video at one frame, however busy the machine is, while the ad stays in its state "playing". */
  function holdFrame(atSeconds: number): Promise<void> {
    return page.evaluate(async (atSeconds) => {
      const video = document.querySelector('video') as HTMLVideoElement;
      while (video.seeking) await new Promise((resolve) => setTimeout(resolve, 20));
      // Long enough for the live backdrop to draw a frame.
      await new Promise((resolve) => setTimeout(resolve, 200));
      video.pause();
      // Its callback comes when the frame is shown; the seek may have ended before. On a busy machine, callbacks of earlier
      // frames may still come first.
      const shown = new Promise<void>((resolve) => {
        const look = (_now: number, { mediaTime }: VideoFrameCallbackMetadata) => {
          if (Math.abs(mediaTime - atSeconds) < 1 / 30) resolve();
          else video.requestVideoFrameCallback(look);
        };
        video.requestVideoFrameCallback(look);
      });
      video.currentTime = atSeconds;
      await shown;
    }, atSeconds);
  }

  async function seek(to: { seconds: number; speed: number }) {
    await page.evaluate(({ seconds, speed }) => {
      const video = document.querySelector('video') as HTMLVideoElement;
      // The ad itself continues after a pause, and a video that the test has paused is played again by the test.
      if (video.paused) video.click();
      if (video.paused) void video.play();
      video.playbackRate = speed;
      video.currentTime = seconds < 0 ? video.duration + seconds : seconds;
    }, to);
  }
}
