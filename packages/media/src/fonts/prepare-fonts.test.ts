// Requirement: ad.embedded-fonts
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { fonts } from '@spinreel/config-schema/options/appearance/fonts';
import { openFonts } from '@spinreel/config-schema/options/appearance/open-fonts';
import {
  findMissingCharacters,
  includesCharacter,
} from '@spinreel/config-schema/options/appearance/unicode-range';
import { adLanguages } from '@spinreel/config-schema/languages/ad-languages';
import { loadPhraseBook } from '@spinreel/config-schema/languages/phrase-book/load-phrase-book';
import { expect, test } from 'vitest';
import { createMemoryRecipeStore } from '../recipes/memory-recipe-store.ts';
import { listOpenFontFiles } from './open-font-file.ts';
import { prepareFonts } from './prepare-fonts.ts';

test('makes a small font for each font and weight that the ad uses', async () => {
  const made = await prepare({
    cta: { fontFamily: 'Impact' },
    outro: { fontFamily: 'Georgia' },
    compliance: {
      elements: {
        ageMark: { screens: ['cover'], texts: { en: '18+' } },
        terms: { screens: ['outro'], texts: { en: 'Terms apply.' } },
      },
    },
  });
  expect(made.map(({ family, weight, unicodeRange }) => [family, weight, unicodeRange])).toEqual([
    ['Impact', 900, null],
    ['Georgia', 900, null],
    ['Arial', 900, null],
    ['Arial', 400, null],
  ]);
  for (const { bytes, mimeType } of made) {
    expect(mimeType).toBe('font/woff2');
    expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('wOF2');
    // 12 KB in a file, as base64.
    expect(bytes.length).toBeLessThan(9000);
  }
});

test.each(fonts)('costs at most 13 KB in a file for the default texts in %s', async (fontFamily) => {
  const [font] = await prepare({ cta: { fontFamily } });
  expect(((font?.bytes.length ?? 0) / 3) * 4).toBeLessThan(13_000);
});

test.each(fonts)('costs at most 26 KB in a file for the longest texts in %s', async (fontFamily) => {
  const label = 'The quick brown fox jumps over the lazy dog! 50 % off, 9/10';
  const [font] = await prepare({ cta: { fontFamily, label, coverText: label.toUpperCase() } });
  // Letters of script fonts join, so their outlines are larger.
  const limitBytes = openFonts[fontFamily].group === 'script' ? 26_000 : 16_000;
  expect(((font?.bytes.length ?? 0) / 3) * 4).toBeLessThan(limitBytes);
});

test('uses a file for each script, each for its own characters', async () => {
  const made = await prepare({
    cta: { fontFamily: 'Arial', label: 'Zażółć Удачи', showCoverText: false, showSpinCountdown: false },
    outro: { fontFamily: 'Arial', label: 'Καλή τύχη' },
  });
  const find = (letter: string) =>
    made.findIndex(({ unicodeRange }) => includesCharacter(unicodeRange ?? '', letter));
  expect(made).toHaveLength(4);
  expect(new Set(['Z', 'ż', 'У', 'Κ'].map(find))).toEqual(new Set([0, 1, 2, 3]));
});

test.each([
  ['Cyrillic', 'Крути!'],
  ['Greek', 'Παίξε!'],
  ['Thai', 'หมุนเลย!'],
  ['Arabic', 'أدِر!'],
  ['Hebrew', 'סובב!'],
  ['Devanagari', 'घुमाएँ!'],
  ['Bengali', 'ঘোরান!'],
  ['Tamil', 'சுழற்று!'],
] as const)('adds a font for %s to a font that lacks it', async (_script, label) => {
  for (const fontFamily of ['Impact', 'Georgia'] as const) {
    const made = await prepare({ cta: { fontFamily, label, showCoverText: false } });
    const own = made.filter(({ family }) => family === fontFamily);
    expect(own).toHaveLength(2);
    const letters = label.replace('!', '');
    expect(
      own.some(({ unicodeRange }) => findMissingCharacters(letters, unicodeRange ?? '').length === 0),
    ).toBe(true);
  }
});

test.each([
  ['Lilita One', 'Točit'],
  ['Titan One', 'ÇEVİR'],
  ['Luckiest Guy', 'Rotește'],
  ['Shrikhand', 'Quay số ngay'],
] as const)('adds a font for the letters that %s lacks', async (fontFamily, label) => {
  const made = await prepare({ cta: { fontFamily, label, showCoverText: false } });
  const own = made.filter(({ family }) => family === fontFamily);
  expect(own.length).toBeGreaterThan(1);
  const ranges = own.map(({ unicodeRange }) => unicodeRange).join();
  expect(findMissingCharacters(label, ranges)).toEqual([]);
});

test.each(fonts)(
  '%s has a letter for each of the phrases in all languages, or another font does',
  async (fontFamily) => {
    const files = await listOpenFontFiles({ fontFamily, fontWeight: 'bold' });
    const ranges = files.map(({ unicodeRange }) => unicodeRange).join();
    for (const language of adLanguages.filter((one) => !/^(ja|ko|zh)/.test(one))) {
      const book = Object.values(await loadPhraseBook(language)).join('');
      expect(findMissingCharacters(book + book.toLocaleUpperCase(language), ranges)).toEqual([]);
    }
  },
);

test('leaves out characters that no font has', async () => {
  const label = 'Go 🎰 行け';
  const [withOthers] = await prepare({ cta: { label, showCoverText: false } });
  const [plain] = await prepare({ cta: { label: 'Go', showCoverText: false } });
  expect(withOthers?.bytes.length).toBe(plain?.bytes.length);
});

test('makes none if the viewer’s phone chooses the fonts', async () => {
  expect(await prepare({ branding: { useSystemFonts: true } })).toEqual([]);
});

test('makes the fonts of an ad that is being edited with all characters of Latin-1', async () => {
  const makeFor = (label: string) =>
    prepare(
      { cta: { fontFamily: 'Lobster', label }, outro: { fontFamily: 'Lobster' } },
      { isEditable: true },
    );
  const made = await makeFor('Go!');
  expect(new Set(made.map(({ family }) => family))).toEqual(new Set(['Lobster']));
  expect(made).toEqual(await makeFor('Größer: ¡Olé!'));
});

test.each(['Arial', 'Verdana'] as const)(
  'makes whole scripts in %s for an ad that is being edited',
  async (fontFamily) => {
    const makeFor = (label: string) =>
      prepare({ cta: { fontFamily, label, showCoverText: false } }, { isEditable: true });
    expect(await makeFor('Крути')).toEqual(await makeFor('Удача'));
  },
);

test('makes equal fonts of equal texts, and reads stored ones', async () => {
  const store = createMemoryRecipeStore();
  const ad = resolveAd({ cta: { fontFamily: 'Tahoma' } });
  const first = await prepareFonts({ ad, store });
  const written: string[] = [];
  const reading = { ...store, put: async (key: string) => void written.push(key) };
  expect(await prepareFonts({ ad, store: reading })).toEqual(first);
  expect(written).toEqual([]);
  expect(await prepareFonts({ ad, store: createMemoryRecipeStore() })).toEqual(first);
});

function prepare(config: AdConfig, options: { isEditable?: boolean } = {}) {
  return prepareFonts({ ...options, ad: resolveAd(config), store: createMemoryRecipeStore() });
}
