import { expect, test } from 'vitest';
import type { AdLanguage } from '../ad-languages.ts';
import { findPhrases, identifyPhrase } from './find-phrases.ts';
import { loadPhraseBook } from './load-phrase-book.ts';
import type { PhraseField } from './phrases.ts';

const english = await loadPhraseBook('en');

test('suggests the phrases that are written for a field before others that fit it', async () => {
  const found = await find('', { field: 'outro.label' });
  expect(found[0]).toBe('Download Now!');
  expect(found.indexOf('Learn More')).toBeLessThan(found.indexOf('Spin Again'));
  expect(found).not.toContain('Big Win!');
});

test('lists phrases that begin with what was typed before others that contain it', async () => {
  const found = await find('sp');
  expect(found.slice(0, 2)).toEqual(['Spin!', 'Spin Now']);
  expect(found.indexOf('Spin Again')).toBeLessThan(found.indexOf('Tap to Spin'));
  expect(found).not.toContain('Play Now');
});

test.each([
  ['de', 'MUN', 'outro.label', 'Münzen sammeln'],
  ['fr', 'felicitations', 'cta.coverText', 'Félicitations\u202F!'],
  ['pl', 'zakrec kolem', 'cta.label', 'Zakręć kołem'],
  ['tr', 'INDIR', 'outro.label', 'İndir'],
  ['tr', 'sansini', 'cta.label', 'Şansını dene'],
  ['vi', 'cai dat', 'outro.label', 'Cài đặt'],
  ['ru', 'ЕЩЕ', 'cta.label', 'Крути ещё раз'],
  ['ja', 'スピン', 'cta.label', 'もう一度スピン'],
] as const)('finds phrases in %s by "%s"', async (language, typed, field, expected) => {
  expect(await find(typed, { field, language })).toContain(expected);
});

test('finds phrases in other languages by their English meaning', async () => {
  expect(await find('download', { field: 'outro.label', language: 'th' })).toContain('ดาวน์โหลด');
});

test('finds nothing for other texts', async () => {
  expect(await find('xyz')).toEqual([]);
});

test('ignores spaces around what was typed', async () => {
  expect(await find('  spin now ')).toEqual(['Spin Now']);
});

test.each([
  ['en', 'Download Now!', 'downloadNow'],
  ['en', 'DOWNLOAD NOW', 'downloadNow'],
  ['en', 'Lets go', null],
  ['es', 'gira', 'spin'],
  ['fr', 'Tournez !', 'spin'],
  ['tr', 'İNDİR', 'download'],
  ['de', 'Jetzt drehen oder nie', null],
  ['de', '', null],
] as const)('identifies a phrase in %s: "%s"', async (language, text, id) => {
  expect(identifyPhrase(text, { language, book: await loadPhraseBook(language) })).toBe(id);
});

async function find(
  typed: string,
  { field = 'cta.label', language = 'en' }: { field?: PhraseField; language?: AdLanguage } = {},
): Promise<string[]> {
  const book = await loadPhraseBook(language);
  return findPhrases(typed, { field, phrases: { language, book }, english }).map((id) => book[id]);
}
