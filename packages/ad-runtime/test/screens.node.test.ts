import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from './launch-options.ts';
import { goldenAds, goldenMedia } from './golden-ads.ts';
import { imageDifference } from './image-difference.ts';
import { openAd } from './open-ad.ts';

const shapes = {
  '9x16': { width: 390, height: 693 },
  '9x19': { width: 390, height: 844 },
  '2x3': { width: 320, height: 480 },
  '3x4': { width: 480, height: 640 },
  '1x1': { width: 500, height: 500 },
  landscape: { width: 844, height: 390 },
} as const;
const shapeNames = Object.keys(shapes) as (keyof typeof shapes)[];

/** Every shape of one variant, and every variant in the shape it is designed for. */
const cases: [keyof typeof goldenAds, keyof typeof shapes][] = [
  ...shapeNames.map((shape): [keyof typeof goldenAds, keyof typeof shapes] => ['split', shape]),
  ['full', '9x16'],
  ['full', 'landscape'],
  ['solid', '9x16'],
  ['custom', '9x16'],
];

/** How much of a small copy of the picture may look different: fonts and codecs differ between machines. */
const allowedShare = 0.06;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());

test.each(cases)('looks as it did: %s in %s', { timeout: 90_000 }, async (variant, shape) => {
  const { page, reached, holdBadge } = await openAd({
    browser,
    ad: goldenAds[variant](),
    media: await goldenMedia(),
    viewport: shapes[shape],
  });
  const differences: Record<string, number> = {};
  const look = async (screen: string) => {
    // Past the entrance of what is new.
    await page.waitForTimeout(600);
    const shot = await page.screenshot({ type: 'jpeg', quality: 72, animations: 'disabled' });
    const golden = new URL(`goldens/${variant}-${shape}-${screen}.jpg`, import.meta.url);
    if (process.env['UPDATE_GOLDENS']) await writeFile(golden, shot);
    differences[screen] = await imageDifference(page, shot, await readFile(golden));
  };
  const endBadge = await holdBadge();
  await reached('load');
  await look('cover');
  await page.touchscreen.tap(shapes[shape].width / 2, shapes[shape].height / 2);
  await reached('pause');
  await look('paused');
  await page.evaluate(() => {
    const video = document.querySelector('video') as HTMLVideoElement;
    video.click();
    // Long enough for the live backdrop to have drawn the end.
    video.currentTime = video.duration - 0.8;
  });
  await reached('badge');
  await look('badge');
  await endBadge();
  await reached('outro');
  await look('outro');
  await page.close();
  for (const [screen, share] of Object.entries(differences)) {
    expect([screen, share < allowedShare, share]).toEqual([screen, true, share]);
  }
});
