import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdMedia, FontFile } from '@spinreel/config-schema/ad/ad-media';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { exportAd } from '@spinreel/exporters/export-ad';
import { networks } from '@spinreel/exporters/networks/index';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeSmallCover } from '@spinreel/fixtures/make-small-cover';
import { prepareFonts } from '@spinreel/media/fonts/prepare-fonts';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import subsetFont from 'subset-font';
import { test } from '../test.ts';

const store = createMemoryRecipeStore();

/**
 * Starts a browser on a machine that has only these fonts, from the files of packages. They have only some characters.
 */
export async function launchWithFonts(
  folder: string,
  { fileUrls, characters }: { fileUrls: readonly URL[]; characters: string },
): Promise<Browser> {
  await mkdir(folder);
  for (const [index, fileUrl] of fileUrls.entries()) {
    // In the format of operating systems.
    const installed = await subsetFont(await readFile(fileUrl), characters, { targetFormat: 'sfnt' });
    await writeFile(join(folder, `installed-${index}.ttf`), installed);
  }
  const config = `${folder}.conf`;
  await writeFile(
    config,
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">' +
      `<fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>`,
  );
  const { launchOptions } = test.info().project.use;
  return await chromium.launch({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: config } });
}

/** Takes a screenshot of an ad's cover in each browser. Fails if a font cannot be loaded. */
export async function takeScreenshots(browsers: readonly Browser[], config: AdConfig): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  for (const browser of browsers) {
    const page = await findPage(browser);
    await openAd(page, config);
    expect(await readFontStates(page)).not.toContain('error');
    shots.push(await page.screenshot());
  }
  return shots;
}

/** Returns the page of a browser, which all ads use one after the other: a new one takes longer than most ads. */
export async function findPage(browser: Browser): Promise<Page> {
  const known = browser.contexts().flatMap((context) => context.pages())[0];
  return known ?? (await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' }));
}

/** Returns whether the fonts of a page are loaded. */
export async function readFontStates(page: Page): Promise<FontFaceLoadStatus[]> {
  return await page.evaluate(() => [...document.fonts].map(({ status }) => status));
}

/** Opens the finished file of an ad, and waits until its cover is complete. `change` changes its fonts. */
export async function openAd(
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
  await page.route(
    'http://ad.example/',
    (route) => route.fulfill({ body: Buffer.from(bytes), contentType: 'text/html' }),
    { times: 1 },
  );
  await page.goto('http://ad.example/');
  await page.locator('.button:visible').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
}

async function createMedia(): Promise<AdMedia> {
  const bytes = await readFile(await makeSmallCover());
  const cover = { bytes, mimeType: fixtureMedia.cover.mimeType, widthPx: 180, heightPx: 320 };
  return {
    images: {
      coverImage: cover,
      outroImage: null,
      winningBadgeImage: null,
      finalCtaButtonImage: null,
      spinButtonImage: null,
      landscapeCoverImage: null,
      lowerHalfImage: null,
      frameImage: null,
      backgroundImage: null,
      appIcon: null,
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
