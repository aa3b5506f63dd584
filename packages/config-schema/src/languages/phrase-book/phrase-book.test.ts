import { describe, expect, test } from 'vitest';
import { defaults } from '../../ad/defaults.ts';
import { adLanguages, languageFacts, type AdLanguage } from '../ad-languages.ts';
import { loadPhraseBook } from './load-phrase-book.ts';
import { phraseIds, phrases, type PhraseField, type PhraseId } from './phrases.ts';

const books = await Promise.all(
  adLanguages.map(async (language) => ({ language, book: await loadPhraseBook(language) })),
);
const english = books[0]!.book;

/** The longest phrase that fits each field well, in characters as people count them. */
const maxCharacters: Readonly<Record<PhraseField, number>> = {
  'cta.label': 22,
  'outro.label': 22,
  'cta.coverText': 30,
  'outro.headline': 30,
  'cta.spinningLabel': 22,
};

/** Phrases that some languages write as English does. */
const international: readonly PhraseId[] = ['download', 'freeSpins', 'jackpot', 'start'];

/** Texts that only a preset with a source may have, and promises that no ad may make. */
const forbidden = /\d|guarantee|cash|money|no purchase|terms|responsib/iu;

test('the book has the 60 phrases of casino ads, and some for every field', () => {
  expect(phraseIds).toHaveLength(60);
  for (const field of Object.keys(maxCharacters) as PhraseField[])
    expect(
      phraseIds.filter((id) => (phrases[id] as readonly PhraseField[]).includes(field)).length,
    ).toBeGreaterThan(20);
});

test('the texts of a new ad are phrases', () => {
  const texts = Object.values(english);
  expect(texts).toContain(defaults.cta.label);
  expect(texts).toContain(defaults.outro.label);
  expect(texts).toContain(defaults.cta.coverText);
});

test('no phrase is a legal line or promises money', () => {
  expect(Object.values(english).filter((text) => forbidden.test(text))).toEqual([]);
});

describe.each(books)('the phrases in $language', ({ language, book }) => {
  const texts = Object.values(book);

  test('are in the order of the book', () => {
    expect(Object.keys(book)).toEqual(phraseIds);
  });

  test('are all different', () => {
    const folded = texts.map((text) => text.toLocaleLowerCase(language).replaceAll(/\P{L}/gu, ''));
    expect(findRepeated(folded)).toEqual([]);
  });

  test('have no stray spaces', () => {
    expect(texts.filter((text) => text !== text.trim() || /\s{2}/u.test(text) || text === '')).toEqual([]);
  });

  test('are composed of whole characters', () => {
    expect(texts.filter((text) => text !== text.normalize('NFC'))).toEqual([]);
  });

  test('begin with a capital letter', () => {
    expect(texts.filter((text) => /^\P{L}*\p{Ll}/u.test(text))).toEqual([]);
  });

  test('fit their fields', () => {
    const tooLong = phraseIds.filter((id) => {
      const limits = phrases[id].map((field) => maxCharacters[field]);
      return countCharacters(book[id], language) > Math.min(...limits);
    });
    expect(tooLong.map((id) => book[id])).toEqual([]);
  });

  test('are in its script', () => {
    const { script } = languageFacts[language];
    const letters = new RegExp(
      `^[${(scripts[script] ?? []).map((name) => `\\p{Script_Extensions=${name}}`).join('')}\\p{Mn}\\p{P}\\s]+$`,
      'u',
    );
    expect(texts.filter((text) => !letters.test(text))).toEqual([]);
  });

  test('have no letters of other languages', () => {
    const own = alphabets[language];
    const isForeign = (letter: string) => own !== undefined && !own.includes(letter);
    const foreign = texts.filter((text) =>
      listSpecialLetters(text.toLocaleLowerCase(language)).some(isForeign),
    );
    expect(foreign).toEqual([]);
  });
});

test.each(books.filter(({ language }) => language !== 'en'))(
  'the phrases in $language are translated',
  ({ book }) => {
    const untranslated = phraseIds.filter(
      (id) => !international.includes(id) && book[id].toLowerCase() === english[id].toLowerCase(),
    );
    expect(untranslated).toEqual([]);
  },
);

function countCharacters(text: string, language: AdLanguage): number {
  return [...new Intl.Segmenter(language).segment(text)].length;
}

function findRepeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** The scripts of Unicode that a script of ISO 15924 consists of. */
const scripts: Readonly<Record<string, readonly string[]>> = {
  Arab: ['Arabic'],
  Beng: ['Bengali'],
  Cyrl: ['Cyrillic'],
  Deva: ['Devanagari'],
  Grek: ['Greek'],
  Hans: ['Han'],
  Hant: ['Han'],
  Hebr: ['Hebrew'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul'],
  Latn: ['Latin'],
  Taml: ['Tamil'],
  Thai: ['Thai'],
};

/** The letters of languages with an alphabet of Latin letters, beyond a to z, or of Cyrillic letters. */
const alphabets: Partial<Record<AdLanguage, string>> = {
  en: '',
  de: 'äöüß',
  es: 'áéíñóúü',
  fr: 'àâæçèéêëîïôœùûüÿ',
  it: 'àèéìòù',
  pt: 'àáâãçéêíóôõú',
  'pt-BR': 'àáâãçéêíóôõú',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюя',
  cs: 'áčďéěíňóřšťúůýž',
  da: 'æøåé',
  fi: 'äöå',
  hr: 'čćđšž',
  hu: 'áéíóöőúüű',
  id: '',
  ms: '',
  nb: 'æøå',
  nl: 'éëïö',
  pl: 'ąćęłńóśźż',
  ro: 'ăâîșț',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sl: 'čšž',
  sv: 'åäö',
  tr: 'çğıöşü',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
};

/** Letters beyond a to z. */
function listSpecialLetters(text: string): readonly string[] {
  return text.match(/[\p{L}--[a-z]]/gv) ?? [];
}
