import { expect, test } from 'vitest';
import { adLanguageNames, adLanguages } from './compliance-elements.ts';
import { marketIds, marketLanguages, markets } from './markets.ts';
import { productTypeLabels, productTypes } from './product-types.ts';

test.each(adLanguages)('names the language %s as in English', (language) => {
  expect(adLanguageNames[language]).toBe(new Intl.DisplayNames('en', { type: 'language' }).of(language));
});

test('gives each product type its own name', () => {
  expect(new Set(productTypes.map((type) => productTypeLabels[type])).size).toBe(productTypes.length);
});

test('suggests a language that is spoken in the market', () => {
  for (const market of marketIds.filter((id) => id.length === 2)) {
    const { language } = new Intl.Locale(`und-${market}`).maximize();
    expect.soft(marketLanguages[market] ?? 'en', markets[market]).toBe(language);
  }
});
