import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from './launch-options.ts';
import { goldenAds, goldenMedia, letteredAds } from './golden-ads.ts';
import { imageDifference } from './image-difference.ts';
import { openAd } from './open-ad.ts';
import { usualScreens, walkThrough, type LookedAt } from './walk-through.ts';

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
const cases: [keyof typeof goldenAds, keyof typeof shapes, readonly LookedAt[]][] = [
  ...shapeNames.map((shape): [keyof typeof goldenAds, keyof typeof shapes, readonly LookedAt[]] => [
    'split',
    shape,
    usualScreens,
  ]),
  ['full', '9x16', ['cover', 'paused', 'muted', 'playing', 'badge', 'outro']],
  ['full', 'landscape', usualScreens],
  ['solid', '9x16', usualScreens],
  ['custom', '9x16', ['paused', 'playing', 'outro']],
  ['coins', '9x16', ['badge']],
];

/** How much of a small copy of the picture may look different: fonts and codecs differ between machines. */
const allowedShare = 0.06;

/** When everything of a celebration flies: milliseconds after the badge came. */
const celebrationMs = 1000;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());

test.each(cases)('looks as it did: %s in %s', { timeout: 120_000 }, async (variant, shape, screens) => {
  const opened = await openAd({
    browser,
    ad: goldenAds[variant](),
    media: await goldenMedia(),
    viewport: shapes[shape],
  });
  const differences: Record<string, number> = {};
  await sameChanceAlways(opened.page);
  await walkThrough(opened, screens, async (screen) => {
    differences[screen] = await difference(
      opened.page,
      `${variant}-${shape}-${screen}`,
      screen === 'badge' ? celebrationMs : undefined,
    );
  });
  await opened.page.close();
  expectAlike(differences);
});

test('looks as it did: the first tap comes before the video can play', { timeout: 60_000 }, async () => {
  const viewport = shapes['9x16'];
  const { page, reached } = await openAd({
    browser,
    ad: goldenAds.split(),
    media: await goldenMedia(),
    viewport,
    prepare: () => {
      HTMLMediaElement.prototype.play = () => Promise.resolve();
      HTMLVideoElement.prototype.requestVideoFrameCallback = () => 0;
    },
  });
  await page.touchscreen.tap(viewport.width / 2, viewport.height / 2);
  await reached('start');
  const share = await difference(page, 'split-9x16-starting');
  await page.close();
  expectAlike({ starting: share });
});

test(
  'looks as it did: every font, and the longest labels in every button style',
  { timeout: 120_000 },
  async () => {
    const { cover } = await goldenMedia();
    const differences: Record<string, number> = {};
    for (const ad of letteredAds) {
      const { label, fontFamily } = ad.cover.button;
      const name = `lettering-${fontFamily.replaceAll(' ', '-').toLowerCase()}-${ad.buttonStyle}-${label.length}`;
      const { page, reached } = await openAd({
        browser,
        ad,
        media: cover ? { cover } : {},
        viewport: { width: 270, height: 480 },
      });
      // It has no video, which is known when everything else is there.
      await reached('error');
      differences[name] = await difference(page, name);
      await page.close();
    }
    expectAlike(differences);
  },
);

/** How much the page looks unlike its golden picture; with `atMs`, so long after its animations began. */
async function difference(page: Page, name: string, atMs?: number): Promise<number> {
  // Past the entrance of what is new, and until the video shows where it is.
  await page.waitForTimeout(600);
  await page.waitForFunction(() => !document.querySelector('video')?.seeking);
  if (atMs !== undefined) {
    await page.evaluate((atMs) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = atMs;
      }
    }, atMs);
  }
  const animations = atMs === undefined ? 'disabled' : 'allow';
  const shot = await page.screenshot({ type: 'jpeg', quality: 72, animations });
  const golden = new URL(`goldens/${name}.jpg`, import.meta.url);
  if (process.env['UPDATE_GOLDENS']) await writeFile(golden, shot);
  return imageDifference(page, shot, await readFile(golden));
}

function expectAlike(differences: Record<string, number>): void {
  for (const [screen, share] of Object.entries(differences)) {
    expect([screen, share < allowedShare, share]).toEqual([screen, true, share]);
  }
}

async function sameChanceAlways(page: Page): Promise<void> {
  await page.evaluate(() => {
    let value = 11;
    Math.random = () => (value = (value * 16807) % 2147483647) / 2147483647;
  });
}
