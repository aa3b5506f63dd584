import type { TextCase } from '../options/options.ts';
import type { AdLanguage } from './ad-languages.ts';

/**
 * Returns a text in a letter case, by the rules of its language. Scripts without letter case stay as they are.
 *
 * @example
 * applyTextCase('Bedava çevir', 'upper-case', 'tr'); // 'BEDAVA ÇEVİR'
 */
export function applyTextCase(text: string, textCase: TextCase, language: AdLanguage): string {
  return textCase === 'upper-case' ? text.toLocaleUpperCase(language) : text;
}
