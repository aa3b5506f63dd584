import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { expect, test } from 'vitest';
import {
  acceptTranslations,
  setImageInLanguage,
  setLanguage,
  writeTranslations,
} from './edit-translations.ts';

const key = { language: 'de', path: 'cta.label', source: 'Spin!' } as const;
const ad: AdDocument = {
  languages: ['de'],
  translations: { de: { 'cta.label': { 'Spin!': { text: 'Drehen!', isConfirmed: false } } } },
};

test('a removed language keeps its translations for the next time', () => {
  const removed = setLanguage(ad, { language: 'de', isUsed: false });
  expect(removed).toEqual({ ...ad, languages: [] });
  expect(setLanguage(removed, { language: 'de', isUsed: true })).toEqual(ad);
});

test('a translation is written, accepted and removed', () => {
  const read = (document: AdDocument) => document.translations?.de?.['cta.label']?.['Spin!'];
  expect(read(acceptTranslations(ad, [key]))).toEqual({ text: 'Drehen!', isConfirmed: true });
  expect(read(writeTranslations(ad, [{ ...key, text: 'Los!', isConfirmed: false }]))).toEqual({
    text: 'Los!',
    isConfirmed: false,
  });
  for (const text of ['', null])
    expect(read(writeTranslations(ad, [{ ...key, text, isConfirmed: true }]))).toBeUndefined();
});

test('a text without a translation is not accepted', () => {
  expect(acceptTranslations(ad, [{ ...key, source: 'Play' }])).toEqual(ad);
});

test('an image of one language is set, removed, and inherited again', () => {
  const options = { language: 'de', path: 'assets.coverImage' } as const;
  const base: AdDocument = { ...ad, assets: { coverImage: { filePath: 'asset:cover-01' } } };
  const changed = setImageInLanguage(base, { ...options, image: { filePath: 'asset:german-1' } });
  expect(changed.byLanguage).toEqual({ de: { 'assets.coverImage': { filePath: 'asset:german-1' } } });
  expect(setImageInLanguage(changed, { ...options, image: null }).byLanguage).toEqual({
    de: { 'assets.coverImage': null },
  });
  expect(setImageInLanguage(changed, { ...options, image: undefined }).byLanguage).toBeUndefined();
});
