import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { listAdTexts } from '@spinreel/config-schema/ad/list-ad-texts';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { brandFontFamily, defaultFont, textWeights } from '@spinreel/config-schema/options/appearance/fonts';
import { findMissingCharacters } from '@spinreel/config-schema/options/appearance/unicode-range';
import { listFontFiles } from '../../../ui/ad/open-fonts.ts';

/** Characters that the brand font lacks, and the open font that draws them; null if the viewer's phone does. */
export interface MissingCharacters {
  readonly characters: readonly string[];
  readonly fontName: string | null;
}

/** Finds the characters of an ad's texts in the brand font that this font lacks, by the font that draws them. */
export function findCharactersByFont(config: AdConfig, unicodeRange: string): MissingCharacters[] {
  const ad = resolveAd(config);
  const texts = listAdTexts(ad).filter(({ fontFamily }) => fontFamily === brandFontFamily);
  const missing = findMissingCharacters(texts.map(({ text }) => text).join(''), unicodeRange);
  const findFont = (character: string) => (ad.branding.useSystemFonts ? null : findOpenFont(character));
  return [...Map.groupBy(missing, findFont)].map(([fontName, characters]) => ({ fontName, characters }));
}

function findOpenFont(character: string): string | null {
  const file = listFontFiles(defaultFont).findLast(
    ({ weight, unicodeRange }) =>
      weight === textWeights.bold && findMissingCharacters(character, unicodeRange).length === 0,
  );
  return file?.name ?? null;
}
