import type { WinAmount } from '../ad/resolved-ad.ts';
import type { AdLanguage } from './ad-languages.ts';

/** How many numbers are shown before the last one. */
const stepCount = 30;

/** Any currency with a sign. Its place tells where the language puts one. */
const sampleCurrency = 'EUR';

/** Marks of the reading order, which a text of digits does not need. */
const readingOrderMarks = /[\u061C\u200E\u200F]/g;

/** Not every font has it. */
const narrowSpace = /\u202F/g;
const space = '\u00A0';

/**
 * Formats a number of the win with the thousands separators of a language, and the currency where that language puts it. In all
 * languages the digits are 0 to 9, as in slot machines.
 *
 * @example
 * formatWinAmount(12500, { currency: '€', language: 'de' }); // '12.500 €'
 */
export function formatWinAmount(
  amount: number,
  { currency, language }: { currency: string; language: AdLanguage },
): string {
  const sign = currency.trim();
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    maximumFractionDigits: 0,
    ...(sign !== '' && { style: 'currency', currency: sampleCurrency }),
  });
  const text = format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? sign : value))
    .join('')
    .replaceAll(readingOrderMarks, '')
    .replaceAll(narrowSpace, space);
  // Letters are not joined to the number.
  return text.replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u, space);
}

/** Returns the numbers that are shown one after the other, first fast and then slowly. The last one is `to`. */
export function listWinAmounts({ from, to, currency }: WinAmount, language: AdLanguage): string[] {
  const format = (amount: number) => formatWinAmount(amount, { currency, language });
  const steps = Array.from({ length: stepCount }, (_, step) => {
    const remaining = (1 - step / stepCount) ** 3;
    return format(Math.round(to - (to - from) * remaining));
  });
  return [...steps, format(to)];
}
