import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { launchOptions } from './support/launch-options.ts';
import { goldenAds, goldenMedia, letteredAds, styledCovers } from './support/golden-ads.ts';
import { goldenScreens, shapes } from './support/golden-screens.ts';
import { imageDifference } from './support/image-difference.ts';
import { openAd } from './support/open-ad.ts';
import { walkThrough } from './support/walk-through.ts';

/** The share of a scaled-down screenshot that may differ, because fonts and codecs differ between machines. */
const allowedShare = 0.06;

/** Longer than the live backdrop's interval between updates, and than an image needs to appear. */
const backdropMs = 100;

/** When everything of a celebration flies: milliseconds after the badge came. */
const celebrationMs = 1000;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());

// Requirement: playback.every-shape
test.each(goldenScreens)(
  'looks as it did: $variant in each of its shapes',
  { timeout: 600_000 },
  async ({ variant, looks }) => {
    const ad = goldenAds[variant]();
    const opened = await openAd({
      browser,
      ad,
      media: await goldenMedia(ad),
      viewport: shapes['9x16'],
    });
    const { page } = opened;
    await sameChanceAlways(page);
    const differences: Record<string, number> = {};
    const screens = [...new Set(looks.flatMap(([, screens]) => screens))];
    await walkThrough(opened, screens, async (screen) => {
      for (const [shape, screens] of looks) {
        if (!screens.includes(screen)) continue;
        await resize(page, shapes[shape]);
        const name = `${variant}-${shape}-${screen}`;
        differences[name] = await difference(page, name, screen === 'badge' ? celebrationMs : undefined);
      }
    });
    await page.close();
    expectAlike(differences);
  },
);

test('looks as it did: the first tap comes before the video can play', { timeout: 600_000 }, async () => {
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
  // The last part to appear.
  await page.locator('[aria-label$=ute]').waitFor({ timeout: 240_000 });
  const differences: Record<string, number> = {};
  for (const shape of ['9x16', 'landscape', 'long-landscape'] as const) {
    await resize(page, shapes[shape]);
    const name = `split-${shape}-starting`;
    differences[name] = await difference(page, name);
  }
  await page.close();
  expectAlike(differences);
});

// Requirement: playback.text-fit
test(
  'looks as it did: every font, and the longest labels in every button style',
  { timeout: 600_000 },
  async () => {
    await expectCoversAlike(letteredAds, ({ buttonStyle, cover }) => {
      const { label, fontFamily } = cover.button;
      return `lettering-${fontFamily.replaceAll(' ', '-').toLowerCase()}-${buttonStyle}-${label.length}`;
    });
  },
);

// Requirement: customize.cover-text-style
test('looks as it did: every style of the cover text', { timeout: 600_000 }, async () => {
  await expectCoversAlike(styledCovers, ({ primaryColor, cover }) => {
    const shade = primaryColor === '#FFD700' ? 'bright' : 'dark';
    return `cover-text-${cover.text?.style}-${shade}`;
  });
});

/** Compares the covers of ads with their earlier screenshots. */
async function expectCoversAlike(
  ads: readonly RuntimeAd[],
  nameOf: (ad: RuntimeAd) => string,
): Promise<void> {
  const { cover } = await goldenMedia();
  const differences: Record<string, number> = {};
  for (const ad of ads) {
    const name = nameOf(ad);
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
}

/** Shows the ad in another shape, and waits until it fills that, up to the pixel by which half a size is rounded. */
async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await page.waitForFunction(({ width, height }) => {
    const { offsetWidth, offsetHeight } = document.querySelector<HTMLElement>('#ad')!;
    return Math.abs(offsetWidth - width) < 2 && Math.abs(offsetHeight - height) < 2;
  }, viewport);
}

/** Measures how much the page differs from its golden image. With `atMs`, at this time after its animations started. */
async function difference(page: Page, name: string, atMs?: number): Promise<number> {
  await page.waitForFunction(() => !document.querySelector('video')?.seeking);
  // The page itself waits, so that its backdrop has drawn the video's frame, however busy the machine is. Then it ends the
  // entrance of what is new.
  await page.evaluate(async (backdropMs) => {
    const drawFrames = async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    };
    await new Promise((resolve) => setTimeout(resolve, backdropMs));
    await drawFrames();
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    await drawFrames();
  }, backdropMs);
  // The number of the win has started to count in the frames before.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.sum')].every(
      ({ ariaLabel, lastChild }) => lastChild?.textContent === ariaLabel,
    ),
  );
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
