import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { expect, test } from 'vitest';
import { removeTranslation, writeTranslation } from './edit-variant.ts';
import { writeTranslations, type TranslationWrite } from './write-translations.ts';

test('many writes give what single ones give', () => {
  const writes: TranslationWrite[] = [
    { language: 'de', path: 'cta.label', source: 'Spin!', translation: null },
    { language: 'de', path: 'cta.label', source: 'Play', translation: createTranslation('Spielen') },
    { language: 'de', path: 'cta.coverText', source: '__proto__', translation: createTranslation('Proto') },
    { language: 'fr', path: 'cta.label', source: 'Play', translation: createTranslation('Jouer') },
  ];
  const ad = createAd();
  const single = writes.reduce(
    (result, { translation, ...key }) =>
      translation === null
        ? removeTranslation(result, key)
        : writeTranslation(result, { ...key, ...translation }),
    ad,
  );
  expect(writeTranslations(ad, writes)).toEqual(single);
  expect(ad).toEqual(createAd());
});

test('an ad without the translation to be removed stays the same', () => {
  const ad = createAd();
  const writes: TranslationWrite[] = [
    { language: 'fr', path: 'cta.label', source: 'Spin!', translation: null },
  ];
  expect(writeTranslations(ad, writes)).toBe(ad);
});

function createTranslation(text: string) {
  return { text, isConfirmed: true };
}

function createAd(): AdConfig {
  return {
    languages: ['de', 'fr'],
    translations: {
      de: { 'cta.label': { 'Spin!': createTranslation('Drehen!'), Go: createTranslation('Los') } },
    },
  };
}
