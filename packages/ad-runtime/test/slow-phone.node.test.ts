import { expect, test } from 'vitest';
import { goldenAds, goldenMedia } from './support/golden-ads.ts';
import { openAd } from './support/open-ad.ts';
import { shareBrowser } from './support/share-browser.ts';

const browser = await shareBrowser();

test(
  'pauses on its frame and reaches the outro on a phone six times slower',
  { timeout: 600_000 },
  async () => {
    const ad = goldenAds.split();
    const { page, reached } = await openAd({
      browser,
      ad,
      media: await goldenMedia(),
      viewport: { width: 390, height: 693 },
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await reached('load');
    await page.touchscreen.tap(195, 300);
    await reached('pause');
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const video = document.querySelector('video') as HTMLVideoElement;
            return video.paused && !video.seeking ? video.currentTime : 0;
          }),
        { timeout: 240_000 },
      )
      .toBeGreaterThan(0);
    const frame = await page.evaluate(() => (document.querySelector('video')?.currentTime ?? 0) * 30);
    expect(Math.abs(frame - (ad.video.pauseFrames[0] as number))).toBeLessThan(3);
    await page.evaluate(() => {
      const video = document.querySelector('video') as HTMLVideoElement;
      video.click();
      video.currentTime = video.duration - 0.2;
    });
    await reached('outro');
    await page.close();
  },
);
