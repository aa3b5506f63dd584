import { describe, expect, test } from 'vitest';
import { adLanguages } from './ad-languages.ts';
import { formatSpinsLeft, spinsLeftForms } from './format-spins-left.ts';

// Requirement: playback.spins-left
test.each([
  [2, '2 spins left'],
  [1, '1 spin left'],
])('with %i spins left, the one being asked for included, the counter reads %j', (spinsLeft, text) => {
  expect(formatSpinsLeft(spinsLeft, 'en')).toBe(text);
});

// Requirement: language.player-texts
describe.each(adLanguages)('the counter in %s', (language) => {
  test('has a text for exactly the plural categories of whole numbers', () => {
    const rules = new Intl.PluralRules(language);
    const categories = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
    expect(Object.keys(spinsLeftForms[language]).toSorted()).toEqual([...categories].toSorted());
  });

  test('tells apart 0, 1 and 2 spins', () => {
    expect(new Set([0, 1, 2].map((count) => formatSpinsLeft(count, language))).size).toBe(3);
  });

  test('has no digits but 0 to 9', () => {
    expect(formatSpinsLeft(120, language).replaceAll(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u);
  });
});

test.each([
  ['pl', ['Pozostało 0 spinów', 'Pozostał 1 spin', 'Pozostały 2 spiny']],
  ['sl', ['Še 0 vrtljajev', 'Še 1 vrtljaj', 'Še 2 vrtljaja']],
  ['ar', ['لا لفات متبقية', 'لفة واحدة متبقية', 'لفتان متبقيتان']],
] as const)('follows the plural rules of %s', (language, texts) => {
  expect([0, 1, 2].map((count) => formatSpinsLeft(count, language))).toEqual(texts);
});
