import type { AdLanguage } from './ad-languages.ts';

/**
 * Formats a rating with one decimal in the notation of a language. In all languages the digits are 0 to 9, as in the stores.
 *
 * @example
 * formatRating(4.6, 'de'); // '4,6'
 */
export function formatRating(stars: number, language: AdLanguage): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(`${language}-u-nu-latn`, digits).format(stars);
}
