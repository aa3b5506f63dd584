import { languageFacts, type AdLanguage } from './ad-languages.ts';

/** Marks without width. The text next to one is ordered as next to a letter of that direction. */
const leftToRightMark = '\u200E';
export const rightToLeftMark = '\u200F';

const startsRightToLeft = /^[^\p{L}\u200E\u200F]*[\p{Script=Arabic}\p{Script=Hebrew}\u200F]/u;
const hasRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Amounts, shares, ratios and phone numbers. A hyphen after a letter belongs to its word: `ב-50%`. */
const values =
  /(?:(?<![\p{L}\p{M}\p{N}])[+−±×#-]+)?\p{Sc}?\d+(?:[.,:/×–-]\d+|[ \u00A0\u202F]\d{3}(?!\d))*[%‰+×\p{Sc}]*/gu;

/**
 * Returns a text with marks that keep its order on the screen if it is read from right to left. There, browsers turn `50%`,
 * `9/10` and `+€100` around, and take the direction of the whole text from its first letter, even if that is in a foreign name.
 * Other texts stay as they are.
 */
export function keepReadingOrder(text: string, language: AdLanguage): string {
  if (!hasRightToLeft.test(text)) return text;
  if (languageFacts[language].direction === 'ltr' && !startsRightToLeft.test(text)) return text;
  const marked = text.replaceAll(values, (value) =>
    /^\d+$/.test(value) ? value : `${leftToRightMark}${value}${leftToRightMark}`,
  );
  return startsRightToLeft.test(marked) ? marked : `${rightToLeftMark}${marked}`;
}
