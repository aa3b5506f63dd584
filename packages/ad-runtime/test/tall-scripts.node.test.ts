import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { goldenMedia } from './support/golden-ads.ts';
import { openAd } from './support/open-ad.ts';
import { placedAt, runtimeAd } from './support/runtime-ad.ts';
import { shareBrowser } from './support/share-browser.ts';

/** Texts with the tallest marks above and below their letters, each with the URL of a font that has them. */
const tallTexts = {
  th: {
    text: 'ที่นี้ ปู่ซื้อ ฐิฏฐุ กี้',
    font: import.meta.resolve('@fontsource/noto-sans-thai/files/noto-sans-thai-thai-900-normal.woff2'),
  },
  hi: {
    text: 'र्कि ड्ढ्यूँ ट्ठैं हृदयूर्जा',
    font: import.meta
      .resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-900-normal.woff2'),
  },
  ar: {
    text: 'إِنَّهُ حَظُّكُمُ ٱلْكَبِيرُ آلَافٍ',
    font: import.meta.resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-900-normal.woff2'),
  },
} as const satisfies Partial<Record<AdLanguage, { text: string; font: string }>>;
const languages = Object.keys(tallTexts) as (keyof typeof tallTexts)[];

/** The number of color values in which the cut tip of a mark differs. Edges of an element differ in fewer. */
const smallestMark = 12;

const browser = await shareBrowser();

// Requirement: language.tall-scripts
test.each(languages)('draws every mark of the cover text in %s', { timeout: 600_000 }, async (language) => {
  const page = await openLettered(language);
  // In one color, because a gradient depends on the padding.
  await page.addStyleTag({
    content: '.sr .ink{background:#f00 !important;-webkit-background-clip:text !important}',
  });
  const drawn = await draw(page, '.text');
  await page.addStyleTag({ content: '.sr .text b{padding:2em 0.12em !important;margin:-2em 0 !important}' });
  expect(await countDifferences(page, drawn, await draw(page, '.text'))).toBeLessThan(smallestMark);
  await page.close();
});

// Requirement: language.tall-scripts
test.each(languages)('keeps every mark in %s on its plate', { timeout: 600_000 }, async (language) => {
  const page = await openLettered(language);
  for (const plate of ['.count', '.legal:not(.age)', '.age', '.stage > .button:not([hidden])']) {
    // The counter is on the edge of its button.
    if (plate.includes('.button')) await page.addStyleTag({ content: '.sr .count{visibility:hidden}' });
    const drawn = await draw(page, plate);
    await page.addStyleTag({ content: `.sr ${plate}{overflow:clip}` });
    expect
      .soft(await countDifferences(page, drawn, await draw(page, plate)), plate)
      .toBeLessThan(smallestMark);
  }
  await page.close();
});

// Requirement: language.tall-scripts
test.each(languages)(
  'keeps a counter in %s above the label of its button',
  { timeout: 600_000 },
  async (language) => {
    const page = await openLettered(language);
    await page.addStyleTag({ content: '.sr .count{border-radius:0}' });
    const drawn = await draw(page, '.count', 0);
    await page.addStyleTag({ content: '.sr .button::after{visibility:hidden}' });
    expect(await countDifferences(page, drawn, await draw(page, '.count', 0))).toBeLessThan(smallestMark);
    const counter = page.locator('.count').first();
    const findBottom = () => counter.evaluate((element) => element.getBoundingClientRect().bottom);
    const bottom = await findBottom();
    await page.evaluate(() => (document.documentElement.lang = 'en'));
    await counter.evaluate((element) => (element.textContent = '2 spins left'));
    expect(Math.abs(bottom - (await findBottom()))).toBeLessThan(1);
    await page.close();
  },
);

/** Opens the cover of an ad whose texts are tall, without movement, and set in one font. */
async function openLettered(language: keyof typeof tallTexts): Promise<Page> {
  const { text, font } = tallTexts[language];
  const viewport = { width: 390, height: 844 };
  const { cover } = await goldenMedia();
  const media = cover === undefined ? {} : { cover };
  const { page } = await openAd({ browser, ad: letter(runtimeAd(), language, text), media, viewport });
  const bytes = await readFile(fileURLToPath(font));
  await page.addStyleTag({
    content:
      `@font-face{font-family:Tall;src:url(data:font/woff2;base64,${bytes.toString('base64')})}` +
      '.sr *,.sr ::after{font-family:Tall !important;animation:none !important;transition:none !important}' +
      // Nothing but the texts.
      '.hand,.mute,img,canvas,video{display:none !important}',
  });
  await page.evaluate(
    async ([lang, text]) => {
      document.documentElement.lang = lang;
      const counter = document.querySelector('.count') as HTMLElement;
      counter.textContent = text;
      const button = counter.parentElement as HTMLElement;
      Object.assign(button.style, { left: '9px', top: '700px' });
      button.hidden = false;
      await document.fonts.load('900 20px Tall', lang);
      await document.fonts.ready;
    },
    [language, text] as const,
  );
  // Lays out the ad again.
  await page.setViewportSize({ width: viewport.width, height: viewport.height + 1 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page;
}

/** Takes a picture of an element and its surroundings. */
async function draw(page: Page, selector: string, marginPx = 40): Promise<string> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  const clip = {
    x: Math.max(0, box.x - marginPx),
    y: Math.max(0, box.y - marginPx),
    width: box.width + 2 * marginPx,
    height: box.height + 2 * marginPx,
  };
  return (await page.screenshot({ clip })).toString('base64');
}

/** Counts the pixels that differ visibly between two pictures. */
async function countDifferences(page: Page, before: string, after: string): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const visible = 48;
      const [a = [], b = []] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.drawImage(image, 0, 0);
          return [...context.getImageData(0, 0, image.width, image.height).data];
        }),
      );
      return a.filter((value, index) => Math.abs(value - (b[index] ?? 0)) > visible).length;
    },
    [before, after],
  );
}

function letter(ad: RuntimeAd, language: AdLanguage, text: string): RuntimeAd {
  const screen = {
    ageMark: { text, ...placedAt(0.5, 0.1) },
    text: { lines: [text, text], ...placedAt(0.5, 0.95) },
    logo: null,
  };
  return {
    ...ad,
    language,
    cover: {
      ...ad.cover,
      finger: null,
      button: { ...ad.cover.button, label: text },
      text: ad.cover.text && { ...ad.cover.text, content: text },
    },
    legal: { cover: screen, gameplay: null, outro: null },
  };
}
