import type { FontChoice } from '../options/appearance/fonts.ts';
import { drawsCapitals, isCapitalsOnly } from '../options/appearance/open-fonts.ts';
import type { TextCase } from '../options/options.ts';
import type { AdLanguage } from './ad-languages.ts';

/** What decides how the letters of a text are written. */
export interface Writing {
  readonly textCase: TextCase;
  readonly language: AdLanguage;
  /** The embedded font of the text. Null if the viewer's phone chooses one. */
  readonly fontFamily: FontChoice | null;
}

/**
 * Returns a text in a letter case, by the rules of its language. Scripts without letter case stay as they are. Also as typed, a
 * text is in capitals if its font would draw small letters wrongly.
 *
 * @example
 * applyTextCase('Bedava çevir', { textCase: 'upper-case', language: 'tr', fontFamily: null }); // 'BEDAVA ÇEVİR'
 */
export function applyTextCase(text: string, { textCase, language, fontFamily }: Writing): string {
  const isUpperCase =
    textCase === 'upper-case' || (fontFamily !== null && needsCapitals(fontFamily, language));
  return isUpperCase ? text.toLocaleUpperCase(language) : text;
}

/** The languages with letters that a font with capital letters only lacks. */
const withRareLetters: readonly AdLanguage[] = ['ro', 'vi'];

/**
 * Returns whether small letters would be wrong in a font: if it draws them as capitals, a Turkish “i” has lost its dot, which makes it another
 * letter, and a letter that the font lacks is a small one of another font between capitals.
 */
function needsCapitals(fontFamily: FontChoice, language: AdLanguage): boolean {
  if (language === 'tr') return drawsCapitals(fontFamily);
  return withRareLetters.includes(language) && isCapitalsOnly(fontFamily);
}
