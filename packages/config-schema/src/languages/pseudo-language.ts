import type { ResolvedAd, ScreenLegal } from '../ad/resolved-ad.ts';
import type { AdLanguage } from './ad-languages.ts';

/**
 * A language that nobody speaks. Texts that are changed to it have what often breaks a layout, before anything is
 * translated: the length of German, the marks of Thai, or the direction of Arabic.
 */
export interface PseudoLanguage {
  readonly name: string;
  /** The language whose layout rules the text follows; null for that of the ad. */
  readonly language: AdLanguage | null;
  /** Changes a text to the language. Equal texts always give equal results. */
  readonly convert: (text: string) => string;
}

/** How much longer texts become: by as much as a translation from English to German, Finnish or Greek often is. */
const extraShare = 0.4;

const accented: Readonly<Record<string, string>> = {
  ...{ a: 'å', c: 'ç', d: 'ď', e: 'é', g: 'ğ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ', n: 'ñ', o: 'ö' },
  ...{ p: 'þ', r: 'ř', s: 'š', t: 'ţ', u: 'û', w: 'ŵ', y: 'ý', z: 'ž' },
};

/** A consonant for each letter from A to Z, some of them with an ascender or a descender. */
const thaiConsonants = 'กบฉดฝฟงหญจคลมนปพฐรสตชวธซยษ';
/** Vowels above and below the consonant, each with a tone mark above it. */
const thaiMarks = ['\u0E35\u0E49', '\u0E39\u0E49'] as const;

/** A letter for each letter from A to Z. They join, and some reach far below the line. */
const arabicLetters = 'ابجدهفغحيجكلمنوبقرستعوشخيز';

/** The pseudo-languages by ID. Each is also longer than the ad's own language. */
export const pseudoLanguages = {
  'long-latin': { name: 'Long Latin', language: null, convert: convertToLongLatin },
  'thai-marks': { name: 'Thai marks', language: 'th', convert: convertToThai },
  'arabic-numbers': { name: 'Arabic with numbers', language: 'ar', convert: convertToArabic },
} as const satisfies Readonly<Record<string, PseudoLanguage>>;

export type PseudoLanguageId = keyof typeof pseudoLanguages;
export const pseudoLanguageIds = Object.keys(pseudoLanguages) as PseudoLanguageId[];

/** Returns an ad with all its own texts in a pseudo-language, required texts included. */
export function toPseudoLanguage(ad: ResolvedAd, id: PseudoLanguageId): ResolvedAd {
  const { language, convert }: PseudoLanguage = pseudoLanguages[id];
  const convertLegal = (legal: ScreenLegal): ScreenLegal => ({
    ...legal,
    ageMark: legal.ageMark && { ...legal.ageMark, text: convert(legal.ageMark.text) },
    text: legal.text && { ...legal.text, lines: legal.text.lines.map(convert) },
  });
  return {
    ...ad,
    language: language ?? ad.language,
    button: { ...ad.button, label: convert(ad.button.label) },
    cover: { ...ad.cover, text: ad.cover.text === null ? null : convert(ad.cover.text) },
    gameplay: {
      ...ad.gameplay,
      spinningLabel: ad.gameplay.spinningLabel === null ? null : convert(ad.gameplay.spinningLabel),
    },
    outro: {
      ...ad.outro,
      label: convert(ad.outro.label),
      headline: ad.outro.headline === null ? null : convert(ad.outro.headline),
      // The name is the same in all languages.
      app: ad.outro.app && {
        ...ad.outro.app,
        rating: ad.outro.app.rating && { ...ad.outro.app.rating, note: convert(ad.outro.app.rating.note) },
      },
    },
    legal: {
      cover: convertLegal(ad.legal.cover),
      gameplay: convertLegal(ad.legal.gameplay),
      outro: convertLegal(ad.legal.outro),
    },
  };
}

/** Returns a text in a pseudo-language. Null leaves it as it is. */
export function convertToPseudo(text: string, id: PseudoLanguageId | null): string {
  return id === null ? text : pseudoLanguages[id].convert(text);
}

function convertToLongLatin(text: string): string {
  return lengthen(text).replaceAll(/[a-z]/gi, (letter) => {
    const small = letter.toLowerCase();
    const mark = accented[small] ?? small;
    return letter === small ? mark : mark.toUpperCase();
  });
}

function convertToThai(text: string): string {
  if (/\p{Script=Thai}/u.test(text)) return text;
  let count = 0;
  return lengthen(text).replaceAll(/\p{L}\p{M}*/gu, (letter) => {
    count += 1;
    return pickLetter(thaiConsonants, letter) + (thaiMarks[count % thaiMarks.length] ?? '');
  });
}

function convertToArabic(text: string): string {
  if (/\p{Script=Arabic}/u.test(text)) return text;
  const converted = lengthen(text).replaceAll(/\p{L}\p{M}*/gu, (letter) => pickLetter(arabicLetters, letter));
  return /\d/.test(converted) || converted === text ? converted : `${converted} 50%`;
}

/** Returns the letter of an alphabet of 26 that stands for another letter. */
function pickLetter(alphabet: string, letter: string): string {
  const first = letter.normalize('NFD').toLowerCase().codePointAt(0) ?? 0;
  return Array.from(alphabet)[(first - 'a'.charCodeAt(0) + 26 * 5000) % 26] ?? '';
}

/** Makes the words of a text longer, all by about as many letters. A text without words stays as it is. */
function lengthen(text: string): string {
  const word = /\p{L}[\p{L}\p{M}]*/gu;
  const wordCount = Array.from(text.matchAll(word)).length;
  const extra = Math.ceil(Array.from(text).length * extraShare);
  let index = 0;
  return text.replaceAll(word, (letters) => {
    const count = Math.floor(extra / wordCount) + (index < extra % wordCount ? 1 : 0);
    index += 1;
    return stretch(letters, count);
  });
}

/** Repeats the last vowel of a word, or else its last letter. */
function stretch(word: string, count: number): string {
  const lastVowel = /(?:[aeiou](?=[^aeiou]*$)|\p{L}\p{M}*$)/iu;
  return word.replace(lastVowel, (letter) => letter + letter.toLowerCase().repeat(count));
}
