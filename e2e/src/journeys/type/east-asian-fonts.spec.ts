import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { cjkFonts } from '@spinreel/config-schema/options/appearance/cjk-fonts';
import { findMissingCharacters } from '@spinreel/config-schema/options/appearance/unicode-range';
import { listCjkFontFiles } from '@spinreel/media/fonts/cjk-font-file';
import { launchWithFonts, openAd, takeScreenshots } from '../../support/fonts/font-machines.ts';
import { test } from '../../support/test.ts';

// Requirement: ad.embedded-fonts
test('Chinese, Japanese and Korean ads look the same on machines with different fonts @proof', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-fonts-'));
  const latin = new URL(import.meta.resolve('@fontsource/cousine/files/cousine-latin-400-normal.woff2'));
  const characters = [...new Set(Object.values(eastAsianTexts).flatMap(Object.values).join(''))];
  const installed = [latin, ...(await listFontsWith(characters))];
  const bare = await launchWithFonts(join(folder, 'bare'), { fileUrls: [latin], characters: 'Spin 18+' });
  const full = await launchWithFonts(join(folder, 'full'), {
    fileUrls: installed,
    characters: characters.join(''),
  });
  try {
    for (const [language, texts] of Object.entries(eastAsianTexts) as [EastAsianLanguage, EastAsianTexts][]) {
      const config = createEastAsianAd(language, texts);
      const [one, other] = await takeScreenshots([bare, full], config);
      expect(one?.equals(other ?? Buffer.of()), language).toBe(true);
    }
    // Otherwise the machines would have the same fonts, and the test would prove nothing. Each has an installed font.
    for (const language of ['ja', 'ko'] as const) {
      const config = createEastAsianAd(language, eastAsianTexts[language]);
      const without = { ...config, branding: { useSystemFonts: true } };
      const [tofu, installed] = await takeScreenshots([bare, full], without);
      expect(tofu?.equals(installed ?? Buffer.of()), language).toBe(false);
    }
    // Japan and China draw these ideographs differently.
    const shared = { label: '直骨角', coverText: '直骨角', terms: '直骨角' };
    const [japanese] = await takeScreenshots([bare], createEastAsianAd('ja', shared));
    const [chinese] = await takeScreenshots([bare], createEastAsianAd('zh-Hans', shared));
    expect(japanese?.equals(chinese ?? Buffer.of())).toBe(false);
  } finally {
    await Promise.all([bare.close(), full.close()]);
    await rm(folder, { recursive: true, force: true });
  }
});

// Requirement: ad.embedded-fonts
test('a font of the ad draws each Chinese, Japanese and Korean character, and no line starts with a closing mark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [language, texts] of Object.entries(eastAsianTexts) as [EastAsianLanguage, EastAsianTexts][]) {
    await openAd(page, createEastAsianAd(language, texts));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const drawn = await page.evaluate(() =>
      [...document.fonts].map(({ unicodeRange }) => unicodeRange).join(),
    );
    const visible = (await page.locator('body').innerText()).replaceAll(/\s/g, '');
    expect(findMissingCharacters(visible, drawn), language).toEqual([]);
    const starts = await readLineStarts(page);
    expect(starts.length, language).toBeGreaterThan(3);
    expect(starts.join(''), language).not.toMatch(/[、。，！？」』：；ー]/);
  }
});

type EastAsianLanguage = 'ja' | 'ko' | 'zh-Hant' | 'zh-Hans';

interface EastAsianTexts {
  readonly label: string;
  readonly coverText: string;
  readonly terms: string;
}

const eastAsianTexts: Readonly<Record<EastAsianLanguage, EastAsianTexts>> = {
  ja: {
    label: '今すぐスピン',
    coverText: 'ジャックポットを狙え！',
    terms:
      '18歳未満の方はご利用いただけません。節度を持って、楽しくプレイしてください。※利用規約が適用されます。「無料スピン」は、期間限定です。',
  },
  ko: {
    label: '지금 스핀',
    coverText: '잭팟을 터뜨려라!',
    terms:
      '만 18세 이상만 이용할 수 있습니다. 책임감 있게 플레이하세요. 약관이 적용되며, 변경될 수 있습니다.',
  },
  'zh-Hant': {
    label: '立即旋轉',
    coverText: '衝擊頭獎，贏取大獎！',
    terms: '未滿十八歲者不得使用。請理性娛樂，適用條款與細則。「免費旋轉」有時間限制，詳情請參閱說明。',
  },
  'zh-Hans': {
    label: '立即旋转',
    coverText: '冲击头奖，赢取大奖！',
    terms: '未满十八岁者不得使用。请理性娱乐，适用条款与细则。“免费旋转”有时间限制，详情请参阅说明。',
  },
};

/** The age mark has another weight than the terms. */
function createEastAsianAd(
  language: EastAsianLanguage,
  { label, coverText, terms }: EastAsianTexts,
): AdConfig {
  return {
    assets: {
      coverImage: { filePath: 'cover' },
      gameplayVideo: { filePath: 'video', duration: 4, frameRate: 30 },
    },
    cta: { label, coverText, fontFamily: 'Luckiest Guy' },
    outro: { label, fontFamily: 'Georgia' },
    compliance: {
      language,
      elements: {
        ageMark: { screens: ['cover'], texts: { [language]: '18+' } },
        terms: { screens: ['cover'], texts: { [language]: terms } },
      },
    },
  };
}

/** Lists files of fonts that have the characters of all languages. */
async function listFontsWith(characters: readonly string[]): Promise<URL[]> {
  const files = await Promise.all(
    [cjkFonts.SC, cjkFonts.KR].map((font) => listCjkFontFiles(font, { fontWeight: 'bold', characters })),
  );
  return files.flat().map(({ url }) => url);
}

/** Reads the first character of each line of the visible texts. */
async function readLineStarts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const starts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node as Text;
      if (text.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      let bottom = Number.NEGATIVE_INFINITY;
      for (let at = 0; at < text.length; at += 1) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const rect = range.getBoundingClientRect();
        // A space at the end of a line has no width.
        if (rect.width === 0) continue;
        if (rect.top >= bottom - rect.height / 2) starts.push(text.data[at] ?? '');
        bottom = Math.max(bottom, rect.bottom);
      }
    }
    return starts;
  });
}
