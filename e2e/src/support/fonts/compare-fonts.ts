import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { FontFamily } from '@spinreel/config-schema/options/appearance/fonts';
import { launchWithFonts, takeScreenshots } from './font-machines.ts';

/** Compares an ad in each font on two machines with different fonts. */
export async function compareFonts(fontFamilies: readonly FontFamily[]): Promise<void> {
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
    for (const fontFamily of fontFamilies) {
      const [one, other] = await takeScreenshots(browsers, createLetteredAd({ cta: { fontFamily } }));
      expect(one?.equals(other ?? Buffer.of()), fontFamily).toBe(true);
    }
    // Otherwise the browsers would have the same fonts, and the test would prove nothing.
    const [one, other] = await takeScreenshots(
      browsers,
      createLetteredAd({ branding: { useSystemFonts: true } }),
    );
    expect(one?.equals(other ?? Buffer.of())).toBe(false);
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await rm(folder, { recursive: true, force: true });
  }
}

/** An ad with letters of several scripts. Its legal text is in a font of its own. */
export function createLetteredAd(config: AdConfig): AdConfig {
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
