import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { systemFonts } from '@spinreel/config-schema/options/appearance/fonts';
import { launchWithFonts, openAd, readFontStates, takeScreenshots } from '../support/font-machines.ts';

/** Display fonts, one of each group. */
const oneOfEachGroup = ['Luckiest Guy', 'Lilita One', 'Playfair Display', 'Lobster'] as const;

// Requirement: ad.embedded-fonts, customize.fonts
test('an ad looks the same on machines with different fonts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-fonts-'));
  // Each machine has one font. Chromium sometimes loads no embedded fonts where there are none at all.
  const fileUrls = [
    import.meta.resolve('@fontsource/gelasio/files/gelasio-latin-700-normal.woff2'),
    import.meta.resolve('@fontsource/cousine/files/cousine-latin-400-normal.woff2'),
  ].map((url) => new URL(url));
  const browsers = await Promise.all(
    fileUrls.map((url, index) =>
      launchWithFonts(join(folder, String(index)), {
        fileUrls: [url],
        characters: 'Zagraj, wygraj! Terms apply. 18+',
      }),
    ),
  );
  try {
    for (const fontFamily of [...systemFonts, ...oneOfEachGroup]) {
      const [one, other] = await takeScreenshots(browsers, createAd({ cta: { fontFamily } }));
      expect(one?.equals(other ?? Buffer.of()), fontFamily).toBe(true);
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
