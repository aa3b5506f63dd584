import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { adLanguages } from '@spinreel/config-schema/languages/ad-languages';
import { loadPhraseBook } from '@spinreel/config-schema/languages/phrase-book/load-phrase-book';
import { orderCjkFonts } from '@spinreel/config-schema/options/appearance/cjk-fonts';
import { fonts, type FontFamily } from '@spinreel/config-schema/options/appearance/fonts';
import { openFonts } from '@spinreel/config-schema/options/appearance/open-fonts';
import { findMissingCharacters } from '@spinreel/config-schema/options/appearance/unicode-range';
import { expect } from 'vitest';
import { listCjkFontFiles } from '../src/fonts/cjk-font-file.ts';
import { listOpenFontFiles } from '../src/fonts/open-font-file.ts';
import { prepareFonts } from '../src/fonts/prepare-fonts.ts';
import { createMemoryRecipeStore } from '../src/recipes/memory-recipe-store.ts';

/** The first font of each group of fonts. */
export const groupFonts: readonly FontFamily[] = [
  ...Map.groupBy(fonts, (font) => openFonts[font].group).values(),
].flatMap((group) => group.slice(0, 1));

/** Makes the fonts of an ad. */
export function prepareFontsOf(config: AdConfig, options: { isEditable?: boolean } = {}) {
  return prepareFonts({ ...options, ad: resolveAd(config), store: createMemoryRecipeStore() });
}

/** Expects that a font with the default texts needs at most 12 KB in a file. */
export async function expectDefaultTextsSmall(fontFamily: FontFamily): Promise<void> {
  const [font] = await prepareFontsOf({ cta: { fontFamily } });
  expect(((font?.bytes.length ?? 0) / 3) * 4).toBeLessThan(12_000);
}

/** Expects that a font with the longest texts needs at most 26 KB in a file. */
export async function expectLongTextsSmall(fontFamily: FontFamily): Promise<void> {
  const label = 'The quick brown fox jumps over the lazy dog! 50 % off, 9/10';
  const [font] = await prepareFontsOf({ cta: { fontFamily, label, coverText: label.toUpperCase() } });
  // Letters of script fonts join, so their outlines are larger.
  const limitBytes = openFonts[fontFamily].group === 'script' ? 26_000 : 16_000;
  expect(((font?.bytes.length ?? 0) / 3) * 4).toBeLessThan(limitBytes);
}

/** Expects that a font and those that complete it have all letters of the phrases in all languages. */
export async function expectPhrasesDrawn(fontFamily: FontFamily): Promise<void> {
  const files = await listOpenFontFiles({ fontFamily, fontWeight: 'bold' });
  for (const language of adLanguages) {
    const book = Object.values(await loadPhraseBook(language)).join('');
    const text = book + book.toLocaleUpperCase(language);
    const [regionalFont] = orderCjkFonts({ language, texts: [text] });
    if (regionalFont === undefined) throw new Error('There is no font for East Asian texts');
    const characters = [...new Set(text)];
    const regional = await listCjkFontFiles(regionalFont, { fontWeight: 'bold', characters });
    const ranges = [...files, ...regional].map(({ unicodeRange }) => unicodeRange).join();
    expect(findMissingCharacters(text, ranges)).toEqual([]);
  }
}
