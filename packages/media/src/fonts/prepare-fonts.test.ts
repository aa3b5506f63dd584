// Requirement: ad.embedded-fonts
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import {
  findMissingCharacters,
  includesCharacter,
} from '@spinreel/config-schema/options/appearance/unicode-range';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { expect, test } from 'vitest';
import {
  expectDefaultTextsSmall,
  expectLongTextsSmall,
  expectPhrasesDrawn,
  groupFonts,
  prepareFontsOf,
} from '../../test/prepare-fonts-of.ts';
import { createMemoryRecipeStore } from '../recipes/memory-recipe-store.ts';
import { prepareFonts } from './prepare-fonts.ts';
import { readCharacters } from './read-characters.ts';

test('makes a small font for each font and weight that the ad uses', async () => {
  const made = await prepareFontsOf({
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

// All fonts: prepare-fonts.proof.ts.
test.each(groupFonts)('costs at most 12 KB in a file for the default texts in %s', expectDefaultTextsSmall);

test.each(groupFonts)('costs at most 26 KB in a file for the longest texts in %s', expectLongTextsSmall);

test('uses a file for each script, each for its own characters', async () => {
  const made = await prepareFontsOf({
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
    const made = await prepareFontsOf({ cta: { fontFamily, label, showCoverText: false } });
    const own = made.filter(({ family }) => family === fontFamily);
    expect(own).toHaveLength(2);
    const letters = label.replace('!', '');
    expect(
      own.some(({ unicodeRange }) => findMissingCharacters(letters, unicodeRange ?? '').length === 0),
    ).toBe(true);
  }
});

test.each([
  ['ja', '今すぐ回す！大当たり※1、「３スピン」　①'],
  ['ko', '지금 돌리기！ 大吉、３회 ②'],
  ['zh-Hant', '立即旋轉，贏取大獎：「３次」。'],
  ['zh-Hans', '立即旋转，赢取大奖：“３次”。'],
] as const)(
  'adds the characters of %s to any font, and Latin letters stay in it',
  async (language, label) => {
    const made = await prepareFontsOf({
      cta: { fontFamily: 'Lobster', label: `${label} Spinreel 777`, showCoverText: false },
      compliance: { language },
    });
    const own = made.filter(({ family }) => family === 'Lobster');
    const ranges = own.map(({ unicodeRange }) => unicodeRange ?? '');
    expect(findMissingCharacters(label, ranges.join())).toEqual([]);
    // Exactly one file draws each character.
    const countRanges = (character: string) =>
      ranges.filter((range) => includesCharacter(range, character)).length;
    expect(Array.from(label).filter((character) => countRanges(character) !== 1)).toEqual([]);
    expect(ranges.filter((range) => includesCharacter(range, 'S'))).toEqual([ranges.at(-1)]);
    // 16 KB in a file.
    const sizeBytes = own.reduce((sum, { bytes }) => sum + bytes.length, 0);
    expect(sizeBytes).toBeLessThan(12_000);
  },
);

test('draws the ideographs that the font of the region lacks with the font of another', async () => {
  const label = '勝つ赢';
  const made = await prepareFontsOf({
    cta: { label, showCoverText: false, showSpinCountdown: false },
    outro: { label },
    compliance: { language: 'ja' },
  });
  expect(findMissingCharacters(label, made.map(({ unicodeRange }) => unicodeRange).join())).toEqual([]);
});

test('draws an ideograph in the form of the ad’s region', async () => {
  const draw = async (language: AdLanguage) => {
    const texts = { label: '直骨角', showCoverText: false, showSpinCountdown: false };
    const made = await prepareFontsOf({ cta: texts, outro: { label: '直' }, compliance: { language } });
    return made.map(({ bytes }) => Buffer.from(bytes).toString('hex')).join();
  };
  const forms = await Promise.all((['ja', 'ko', 'zh-Hans', 'zh-Hant'] as const).map(draw));
  expect(new Set(forms).size).toBe(4);
  // Without kana, Hangul or Bopomofo.
  expect(await draw('en')).toBe(forms[2]);
});

test('the font of a text without spaces has the space, by which browsers place lines', async () => {
  const made = await prepareFontsOf({
    cta: { fontFamily: 'Lobster', label: '回す', showCoverText: false, showSpinCountdown: false },
    outro: { label: '回す' },
    compliance: { language: 'ja' },
  });
  const own = made.filter(({ family }) => family === 'Lobster');
  expect(includesCharacter(own.at(-1)?.unicodeRange ?? '', ' ')).toBe(true);
});

test('an ideographic space is in a font that has an outline', async () => {
  const made = await prepareFontsOf({ cta: { label: 'Go\u3000Go', showCoverText: false } });
  const file = made.find(({ unicodeRange }) => includesCharacter(unicodeRange ?? '', '\u3000'));
  expect((await readCharacters(file?.bytes ?? Buffer.of())).join('').trim()).not.toBe('');
});

test.each([
  ['Lilita One', 'Točit'],
  ['Titan One', 'ÇEVİR'],
  ['Luckiest Guy', 'Rotește'],
  ['Shrikhand', 'Quay số ngay'],
] as const)('adds a font for the letters that %s lacks', async (fontFamily, label) => {
  const made = await prepareFontsOf({ cta: { fontFamily, label, showCoverText: false } });
  const own = made.filter(({ family }) => family === fontFamily);
  expect(own.length).toBeGreaterThan(1);
  const ranges = own.map(({ unicodeRange }) => unicodeRange).join();
  expect(findMissingCharacters(label, ranges)).toEqual([]);
});

test.each(groupFonts)(
  '%s has a letter for each of the phrases in all languages, or another font does',
  expectPhrasesDrawn,
);

test('leaves out characters that no font has', async () => {
  const [withOthers] = await prepareFontsOf({ cta: { label: 'Go 🎰\uE000', showCoverText: false } });
  const [plain] = await prepareFontsOf({ cta: { label: 'Go', showCoverText: false } });
  expect(withOthers?.bytes.length).toBe(plain?.bytes.length);
});

test('makes none if the viewer’s phone chooses the fonts', async () => {
  expect(await prepareFontsOf({ branding: { useSystemFonts: true } })).toEqual([]);
});

test('makes the fonts of an ad that is being edited with all characters of Latin-1', async () => {
  const makeFor = (label: string) =>
    prepareFontsOf(
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
      prepareFontsOf({ cta: { fontFamily, label, showCoverText: false } }, { isEditable: true });
    expect(await makeFor('Крути')).toEqual(await makeFor('Удача'));
  },
);

test('makes all kana, but only the ideographs of its texts, for an ad that is being edited', async () => {
  const makeFor = (label: string) =>
    prepareFontsOf(
      { cta: { label, showCoverText: false }, compliance: { language: 'ja' } },
      { isEditable: true },
    );
  const made = await makeFor('回す！');
  expect(made).toEqual(await makeFor('タ回。'));
  const ranges = made.map(({ unicodeRange }) => unicodeRange).join();
  expect(findMissingCharacters('あん・ヶー、。「」', ranges)).toEqual([]);
  expect(findMissingCharacters('回転', ranges)).toEqual(['転']);
});

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
