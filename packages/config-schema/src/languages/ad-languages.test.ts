import { describe, expect, test } from 'vitest';
import { adLanguages, defaultLanguage, languageFacts } from './ad-languages.ts';

test('looks for texts in the default language first', () => {
  expect(adLanguages[0]).toBe(defaultLanguage);
});

// Requirement: language.languages
describe.each(adLanguages)('the language %s', (language) => {
  const { englishName, ownName, direction, script } = languageFacts[language];

  test('has a tag in its shortest form', () => {
    expect(Intl.getCanonicalLocales(language)).toEqual([language]);
  });

  test('is named as in English', () => {
    expect(englishName).toBe(nameLanguage(language, 'en'));
  });

  test('is named as by its speakers, with a capital letter', () => {
    expect(ownName.toLowerCase()).toContain(nameLanguage(language, language).toLowerCase());
    expect(ownName).toMatch(/^\P{Ll}/u);
  });

  test('has its usual script and its direction', () => {
    expect(script).toBe(new Intl.Locale(language).maximize().script);
    expect(direction).toBe(['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr');
  });
});

function nameLanguage(language: string, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language) ?? '';
}
