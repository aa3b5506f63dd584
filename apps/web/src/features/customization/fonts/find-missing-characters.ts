import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { isEastAsian, orderCjkFonts } from '@spinreel/config-schema/options/appearance/cjk-fonts';
import {
  brandFontFamily,
  defaultFont,
  textWeights,
  type FontChoice,
  type FontWeight,
} from '@spinreel/config-schema/options/appearance/fonts';
import {
  groupMissingCharacters,
  type MissingCharacters,
} from '@spinreel/config-schema/options/appearance/missing-characters';
import { hasTwoWeights, openFonts } from '@spinreel/config-schema/options/appearance/open-fonts';
import { includesCharacter } from '@spinreel/config-schema/options/appearance/unicode-range';
import { listFontFiles } from '../../../ui/ad/open-fonts.ts';

/** What a text is set in. */
export interface Typeface {
  readonly fontFamily: FontChoice;
  readonly fontWeight: FontWeight;
  /** The characters of the brand font, as in CSS. Null if there is none. */
  readonly brandRange: string | null;
  /** Whether the ad contains no open fonts. Which characters the fonts of phones have is not known. */
  readonly useSystemFonts: boolean;
  /** The language of the ad. It decides which font draws Chinese, Japanese and Korean characters. */
  readonly language: AdLanguage;
}

/** Finds the characters of a text that its font lacks, by the font that draws them. */
export function findMissing(text: string, typeface: Typeface): MissingCharacters[] {
  const { fontFamily, fontWeight, brandRange, useSystemFonts, language } = typeface;
  const isBrandFont = fontFamily === brandFontFamily;
  if (isBrandFont ? brandRange === null : useSystemFonts) return [];
  const openFont = isBrandFont ? defaultFont : fontFamily;
  const weight = textWeights[hasTwoWeights(openFont) ? fontWeight : 'bold'];
  const files = listFontFiles(openFont).filter((file) => file.weight === weight);
  // Not by its family: Noto Sans Display is also the font for scripts that others lack.
  const own = files.filter(({ name }) => name === openFonts[openFont].name);
  const [regionalFont] = orderCjkFonts({ language, texts: [text] });
  const missing = groupMissingCharacters(text, {
    unicodeRange: isBrandFont ? (brandRange ?? '') : own.map((file) => file.unicodeRange).join(),
    findFont(character) {
      if (useSystemFonts) return null;
      // Where ranges overlap, browsers prefer the last.
      const file = files.findLast(({ unicodeRange }) => includesCharacter(unicodeRange, character));
      return file?.name ?? (isEastAsian(character) ? (regionalFont?.name ?? null) : null);
    },
  });
  // No open font has East Asian characters, so naming them would not help to choose one.
  return missing.filter(({ drawnBy }) => isBrandFont || drawnBy !== regionalFont?.name);
}
