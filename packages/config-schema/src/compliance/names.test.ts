import { expect, test } from 'vitest';
import { adLanguages, defaultLanguage } from '../languages/ad-languages.ts';
import { labelMarket, marketIds, marketLanguages, markets } from './markets.ts';
import { productTypeLabels, productTypes } from './product-types.ts';

test('gives each product type its own name', () => {
  expect(new Set(productTypes.map((type) => productTypeLabels[type])).size).toBe(productTypes.length);
});

test('suggests the language of most people in the market, if it has one language', () => {
  const withOneLanguage = marketIds.filter((id) => id.length === 2 && id !== 'be');
  expect(marketLanguages.be).toBeUndefined();
  for (const market of withOneLanguage) {
    const { language } = new Intl.Locale(`und-${market}`).maximize();
    const expected = adLanguages.find((id) => id === language) ?? defaultLanguage;
    expect.soft(marketLanguages[market] ?? defaultLanguage, markets[market]).toBe(expected);
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
