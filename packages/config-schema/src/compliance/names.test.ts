import { expect, test } from 'vitest';
import { adLanguageNames, adLanguages } from './compliance-elements.ts';
import { labelMarket, marketIds, marketLanguages, markets } from './markets.ts';
import { productTypeLabels, productTypes } from './product-types.ts';

test.each(adLanguages)('names the language %s as in English', (language) => {
  expect(adLanguageNames[language]).toBe(new Intl.DisplayNames('en', { type: 'language' }).of(language));
});

test('gives each product type its own name', () => {
  expect(new Set(productTypes.map((type) => productTypeLabels[type])).size).toBe(productTypes.length);
});

test('suggests the language of most people in the market, if ads can have it', () => {
  for (const market of marketIds.filter((id) => id.length === 2)) {
    const { language } = new Intl.Locale(`und-${market}`).maximize();
    const expected = adLanguages.find((id) => id === language) ?? 'en';
    expect.soft(marketLanguages[market] ?? 'en', markets[market]).toBe(expected);
  }
});

test('names each country as in English', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  for (const market of marketIds.filter((id) => id !== 'worldwide')) {
    const [country = ''] = market.split('-');
    const [label] = labelMarket(market).split(': ');
    expect.soft(label, market).toBe(names.of(country.toUpperCase()));
  }
});

test('lists a state after its country', () => {
  expect(labelMarket('us-ca')).toBe('United States: California');
  expect(labelMarket('ca-on')).toBe('Canada: Ontario');
  expect(labelMarket('worldwide')).toBe('Worldwide');
});
