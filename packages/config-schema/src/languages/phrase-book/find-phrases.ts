import type { AdLanguage } from '../ad-languages.ts';
import { phraseIds, phrases, type PhraseBook, type PhraseField, type PhraseId } from './phrases.ts';

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

/** The phrases in a language. */
export interface LanguagePhrases {
  readonly language: AdLanguage;
  readonly book: PhraseBook;
}

/**
 * Returns the phrases for a field that contain what was typed, in any case and with or without accents. What was typed
 * may also be English, because marketers make ads in languages that they do not speak. Phrases that begin with it come
 * first, then those that are written for this field.
 */
export function findPhrases(
  typed: string,
  { field, phrases: { language, book }, english }: PhraseSearch,
): PhraseId[] {
  const rank = (id: PhraseId) =>
    Math.min(rankText(book[id], typed, language), rankText(english[id], typed, 'en'));
  const isWrittenFor = (id: PhraseId) => phrases[id][0] === field;
  return phraseIds
    .filter((id) => (phrases[id] as readonly PhraseField[]).includes(field) && rank(id) < noMatch)
    .toSorted(
      (one, other) => rank(one) - rank(other) || Number(isWrittenFor(other)) - Number(isWrittenFor(one)),
    );
}

/** Where phrases are looked for. */
export interface PhraseSearch {
  readonly field: PhraseField;
  readonly phrases: LanguagePhrases;
  readonly english: PhraseBook;
}

/** Returns the phrase that a text is, in any case and with or without an exclamation mark; null if it is none. */
export function identifyPhrase(text: string, { language, book }: LanguagePhrases): PhraseId | null {
  const normalize = (each: string) =>
    foldText(each, language)
      .replaceAll(/[\p{P}\s]+/gu, ' ')
      .trim();
  const wanted = normalize(text);
  return phraseIds.find((id) => normalize(book[id]) === wanted) ?? null;
}

const noMatch = 2;

/** 0 for a text that begins with what was typed, 1 for one that contains it. */
function rankText(text: string, typed: string, language: AdLanguage): number {
  const index = foldText(text, language).indexOf(foldText(typed, language));
  if (index === -1) return noMatch;
  return index === 0 ? 0 : 1;
}

/** Returns a text without capital letters, accents and spaces at its ends, to compare what people type. */
function foldText(text: string, language: AdLanguage): string {
  return text
    .trim()
    .toLocaleLowerCase(language)
    .replaceAll(/[ßæœøłđı]/gu, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .replaceAll(/\s+/gu, ' ');
}
