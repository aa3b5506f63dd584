import type { AdLanguage } from '../ad-languages.ts';

/** Letters that Unicode does not decompose into a letter and its accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Returns a text without capital letters, accents and spaces at its ends, to compare what people type. */
export function foldText(text: string, language: AdLanguage): string {
  return text
    .trim()
    .toLocaleLowerCase(language)
    .replaceAll(/[ßæœøłđı]/gu, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .replaceAll(/\s+/gu, ' ');
}
