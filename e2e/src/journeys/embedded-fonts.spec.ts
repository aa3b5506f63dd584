import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdMedia, FontFile } from '@spinreel/config-schema/ad/ad-media';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { systemFonts } from '@spinreel/config-schema/options/appearance/fonts';
import { exportAd } from '@spinreel/exporters/export-ad';
import { networks } from '@spinreel/exporters/networks/index';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { prepareFonts } from '@spinreel/media/fonts/prepare-fonts';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import subsetFont from 'subset-font';

const store = createMemoryRecipeStore();

/** Display fonts, one of each group. */
const oneOfEachGroup = ['Luckiest Guy', 'Lilita One', 'Playfair Display', 'Lobster'] as const;

// Requirement: ad.embedded-fonts, customize.fonts
test('an ad looks the same on machines with different fonts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-fonts-'));
  // Each machine has one font. Chromium sometimes loads no embedded fonts where there are none at all.
  const browsers = [
    await launchWithFont(
      join(folder, 'one'),
      import.meta.resolve('@fontsource/gelasio/files/gelasio-latin-700-normal.woff2'),
    ),
    await launchWithFont(
      join(folder, 'other'),
      import.meta.resolve('@fontsource/cousine/files/cousine-latin-400-normal.woff2'),
    ),
  ];
  try {
    for (const fontFamily of [...systemFonts, ...oneOfEachGroup]) {
      const [one, other] = await takeScreenshots(browsers, createAd({ cta: { fontFamily } }));
      expect(one?.equals(other ?? Buffer.of()), fontFamily).toBe(true);
    }
    for (const label of ['Крути!', 'Παίξε!', 'אדיר!', 'أدِر!', 'घुमाएँ!', 'ঘোরান!', 'சுழற்று!', 'หมุนเลย!']) {
      const [one, other] = await takeScreenshots(
        browsers,
        createAd({ cta: { label, fontFamily: 'Impact' } }),
      );
      expect(one?.equals(other ?? Buffer.of()), label).toBe(true);
    }
    // Otherwise the browsers would have the same fonts, and the test would prove nothing.
    const [one, other] = await takeScreenshots(browsers, createAd({ branding: { useSystemFonts: true } }));
    expect(one?.equals(other ?? Buffer.of())).toBe(false);
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await rm(folder, { recursive: true, force: true });
  }
});

// Requirement: ad.embedded-fonts
test('an ad never shows a text in another font first', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const watch = () => {
      const button = document.querySelector<HTMLElement>('.button:not([hidden])');
      if (button && button.offsetWidth > 0)
        seen.push(`${button.offsetWidth} ${document.fonts.check('900 20px Impact')}`);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await openAd(page, createAd({ cta: { fontFamily: 'Impact' } }));
  // On a busy machine, the page draws no frame for a while.
  const frames = await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen: string[] };
    return seen.length > 0 && seen;
  });
  const seen = (await frames.jsonValue()) || [];
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]).toContain('true');
});

// Requirement: ad.embedded-fonts
test('the fonts of the device replace a damaged font, and the ad reports no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openAd(page, createAd({}), (font) => ({ ...font, bytes: font.bytes.subarray(0, 99) }));
  expect(await readFontStates(page)).toContain('error');
  expect(errors).toEqual([]);
});

/** An ad with letters of several scripts. Its legal text is in a font of its own. */
function createAd(config: AdConfig): AdConfig {
  return {
    ...config,
    assets: {
      coverImage: { filePath: 'cover' },
      gameplayVideo: { filePath: 'video', duration: 4, frameRate: 30 },
    },
    cta: { label: 'Zagraj, wygraj!', coverText: 'Çok büyük ödül ½ fi AVATAR', ...config.cta },
    // Only a space is not in the font for its script.
    outro: { label: 'अभी खेलें', fontFamily: 'Georgia' },
    compliance: {
      elements: {
        ageMark: { screens: ['cover'], texts: { en: '18+' } },
        terms: { screens: ['cover'], texts: { en: 'Terms apply. Играйте ответственно. Παίξτε υπεύθυνα.' } },
      },
    },
  };
}

async function takeScreenshots(browsers: readonly Browser[], config: AdConfig): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  for (const browser of browsers) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await openAd(page, config);
    expect(await readFontStates(page)).not.toContain('error');
    shots.push(await page.screenshot());
    await page.close();
  }
  return shots;
}

async function readFontStates(page: Page): Promise<FontFaceLoadStatus[]> {
  return await page.evaluate(() => [...document.fonts].map(({ status }) => status));
}

/** Opens the finished file of an ad, and waits until its cover is complete. `change` changes its fonts. */
async function openAd(
  page: Page,
  config: AdConfig,
  change: (font: FontFile) => FontFile = (font) => font,
): Promise<void> {
  const ad = resolveAd(config);
  const fonts = await prepareFonts({ ad, store });
  const { bytes } = await exportAd({
    ad,
    media: await createMedia(),
    fonts: fonts.map(change),
    network: networks.moloco,
  });
  await page.route('http://ad.example/', (route) =>
    route.fulfill({ body: Buffer.from(bytes), contentType: 'text/html' }),
  );
  await page.goto('http://ad.example/');
  await page.locator('.button:visible').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
}

async function createMedia(): Promise<AdMedia> {
  const { path, mimeType } = fixtureMedia.cover;
  const cover = { bytes: await readFile(path), mimeType, widthPx: 1080, heightPx: 1920 };
  return {
    images: {
      coverImage: cover,
      outroImage: null,
      winningBadgeImage: null,
      finalCtaButtonImage: null,
      lowerHalfImage: null,
      frameImage: null,
      backgroundImage: null,
      logoImage: null,
    },
    // Only the cover is looked at.
    video: {
      bytes: new Uint8Array(100),
      mimeType: 'video/mp4',
      ...{ widthPx: 1280, heightPx: 720, durationSeconds: 4, frameRate: 30, pauseFrames: [] },
    },
    music: null,
  };
}

/** Starts a browser on a machine that has only one font, from the file of a package. */
async function launchWithFont(folder: string, fileUrl: string): Promise<Browser> {
  await mkdir(folder);
  const packaged = await readFile(new URL(fileUrl));
  // In the format of operating systems.
  const installed = await subsetFont(packaged, 'Zagraj, wygraj! Terms apply. 18+', { targetFormat: 'sfnt' });
  await writeFile(join(folder, 'installed.ttf'), installed);
  const config = `${folder}.conf`;
  await writeFile(
    config,
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">' +
      `<fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>`,
  );
  const { launchOptions } = test.info().project.use;
  return await chromium.launch({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: config } });
}
