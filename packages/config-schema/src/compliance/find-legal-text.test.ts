import { expect, test } from 'vitest';
import { findLegalText } from './find-legal-text.ts';

const texts = { en: 'Play responsibly.', pt: 'Jogue com responsabilidade.' };

// Requirement: compliance.elements
test('prefers the text in the language of the ad', () => {
  expect(findLegalText({ texts }, 'pt')).toEqual({ text: texts.pt, language: 'pt' });
});

test('takes the text in another variety of the language before that in another language', () => {
  expect(findLegalText({ texts }, 'pt-BR')).toEqual({ text: texts.pt, language: 'pt' });
  expect(findLegalText({ texts: { en: 'en', 'zh-Hans': 'hans' } }, 'zh-Hant')?.language).toBe('zh-Hans');
});

test('takes the text in another language rather than none', () => {
  expect(findLegalText({ texts }, 'ar')).toEqual({ text: texts.en, language: 'en' });
  expect(findLegalText({ texts: { en: ' ' } }, 'ar')).toBeNull();
});
