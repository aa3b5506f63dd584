import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { loadPhraseBook } from '@spinreel/config-schema/languages/phrase-book/load-phrase-book';
import { cjkFonts } from '@spinreel/config-schema/options/appearance/cjk-fonts';
import { findMissingCharacters } from '@spinreel/config-schema/options/appearance/unicode-range';
import { listCjkFontFiles } from '@spinreel/media/fonts/cjk-font-file';
import { listOpenFontFiles } from '@spinreel/media/fonts/open-font-file';
import { findPage, launchWithFonts, openAd } from './font-machines.ts';

const shapes = {
  phone: { width: 390, height: 844 },
  square: { width: 500, height: 500 },
  landscape: { width: 844, height: 390 },
} as const;

/**
 * Compares an ad in each language on two machines, of which only one has fonts with the characters, in three shapes. Checks
 * that every character has a font in the ad, and that no text leaves its place.
 */
export async function compareMachines(languages: readonly AdLanguage[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-fonts-'));
  const ads = await Promise.all(
    languages.map(async (language) => ({ language, config: await createAd(language) })),
  );
  const characters = [...new Set(ads.map(({ config }) => JSON.stringify(config)).join(''))];
  const latin = new URL(import.meta.resolve('@fontsource/cousine/files/cousine-latin-400-normal.woff2'));
  // Chromium sometimes loads no embedded fonts where there are none at all.
  const bare = await launchWithFonts(join(folder, 'bare'), { fileUrls: [latin], characters: 'Spin 18+' });
  const full = await launchWithFonts(join(folder, 'full'), {
    fileUrls: [latin, ...(await listInstalledFonts(characters))],
    characters: characters.join(''),
  });
  try {
    for (const { language, config } of ads) {
      const [one, other] = [await takeShots(bare, config), await takeShots(full, config)];
      for (const shape of Object.keys(shapes) as Shape[])
        expect(one[shape].equals(other[shape]), `${language}, ${shape}`).toBe(true);
      const page = await findPage(bare);
      expect(await readHtml(page)).toEqual({
        lang: language,
        dir: ['ar', 'he'].includes(language) ? 'rtl' : 'ltr',
      });
      expect(await listUndrawn(page), language).toEqual([]);
    }
    // Otherwise the machines would have the same fonts, and the test would prove nothing.
    const config = {
      ...ads.find(({ language }) => language === 'th')?.config,
      branding: { useSystemFonts: true },
    };
    const [one, other] = [await takeShots(bare, config), await takeShots(full, config)];
    expect(one.phone.equals(other.phone)).toBe(false);
  } finally {
    await Promise.all([bare.close(), full.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}

type Shape = keyof typeof shapes;

/** An ad with long phrases of its language. They have the Thai vowel `ำ`. */
async function createAd(language: AdLanguage): Promise<AdConfig> {
  const phrases = await loadPhraseBook(language);
  const texts = { [language]: Object.values(phrases).slice(0, 12).join(' ') };
  return {
    assets: {
      coverImage: { filePath: 'cover' },
      gameplayVideo: { filePath: 'video', duration: 4, frameRate: 30 },
    },
    cta: { label: phrases.tryYourLuck, coverText: phrases.luckySpin, fontFamily: 'Luckiest Guy' },
    outro: { label: phrases.downloadNow },
    compliance: {
      language,
      elements: {
        ageMark: { screens: ['cover'], texts: { [language]: '18+' } },
        terms: { screens: ['cover'], texts },
      },
    },
  };
}

/** Lists files of fonts with the scripts of all languages, as they are on phones. */
async function listInstalledFonts(characters: readonly string[]): Promise<URL[]> {
  const scripts = await listOpenFontFiles({ fontFamily: 'Arial', fontWeight: 'regular' });
  const regional = await Promise.all(
    [cjkFonts.TC, cjkFonts.KR].map((font) => listCjkFontFiles(font, { fontWeight: 'bold', characters })),
  );
  return [...scripts, ...regional.flat()].map(({ url }) => url);
}

/** Takes a screenshot of an ad's cover in each shape. Fails if a text is outside of the page or of its button. */
async function takeShots(browser: Browser, config: AdConfig): Promise<Record<Shape, Buffer>> {
  const page = await findPage(browser);
  await openAd(page, config);
  const shots: [string, Buffer][] = [];
  for (const [shape, viewport] of Object.entries(shapes)) {
    await page.setViewportSize(viewport);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await listOverflows(page), `${config.compliance?.language} ${shape}`).toEqual([]);
    shots.push([shape, await page.screenshot()]);
  }
  return Object.fromEntries(shots) as Record<Shape, Buffer>;
}

async function readHtml(page: Page): Promise<{ lang: string; dir: string }> {
  return await page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir || 'ltr',
  }));
}

/** Lists the visible characters for which the ad has no font. */
async function listUndrawn(page: Page): Promise<string[]> {
  const drawn = await page.evaluate(() => [...document.fonts].map(({ unicodeRange }) => unicodeRange).join());
  const visible = (await page.locator('body').innerText()).replaceAll(/[\s\p{Cf}]/gu, '');
  return findMissingCharacters(visible, drawn);
}

/** Lists the visible texts that are partly outside of the page, or of their button. */
async function listOverflows(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('.stage') as Element,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || !element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const around =
        element.closest('button')?.getBoundingClientRect() ??
        document.documentElement.getBoundingClientRect();
      const isInside =
        box.left >= around.left - 1 &&
        box.right <= around.right + 1 &&
        box.top >= around.top - 1 &&
        box.bottom <= around.bottom + 1;
      if (!isInside) found.push(node.textContent ?? '');
    }
    return found;
  });
}
