import type { AdText } from '@spinreel/config-schema/ad/list-ad-texts';

/** The characters that every edited ad has: those of Latin-1, and the punctuation that is used with them. */
export const editableCharacters = `${listCharacters(0x20, 0x7e)}${listCharacters(0xa0, 0xff)}–—‘’“”„•…‹›€™`;

/** Browsers refuse a font without outlines. One that is used only for spaces therefore has a full stop as well. */
export const visible = /[^\p{Z}\p{Cf}]/u;

/** Lists the characters of texts, each once, sorted. */
export function findCharacters(texts: readonly Pick<AdText, 'text'>[]): string[] {
  // A browser draws a letter and its accent as one character where the font has it.
  const all = texts.flatMap(({ text }) => Array.from(text + text.normalize('NFC') + listVowelParts(text)));
  return [...new Set(all)].filter((character) => !/\p{Cc}/u.test(character)).toSorted();
}

/** Vowels and marks. Some vowels of Bengali, Tamil, Thai and Lao are one character with parts on two sides of a letter. */
const vowels = /[\p{M}\u0E33\u0EB3]/gu;

/** Lists the parts of vowels. Browsers draw the parts, and never the whole, even where the font has it. */
function listVowelParts(text: string): string {
  return Array.from(text.matchAll(vowels), ([vowel]) => vowel.normalize('NFKD')).join('');
}

function listCharacters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
