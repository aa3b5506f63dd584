import type { AdLanguage } from '../languages/ad-languages.ts';

/** The countries and states for which there are rules, with their names in sentences. `us-ca` is a part of `us`. */
export const markets = {
  worldwide: 'Worldwide',
  au: 'Australia',
  at: 'Austria',
  be: 'Belgium',
  br: 'Brazil',
  'ca-on': 'Ontario',
  fr: 'France',
  de: 'Germany',
  it: 'Italy',
  es: 'Spain',
  gb: 'United Kingdom',
  us: 'United States',
  'us-ca': 'California',
  'us-ct': 'Connecticut',
  'us-in': 'Indiana',
  'us-mt': 'Montana',
  'us-nv': 'Nevada',
  'us-nj': 'New Jersey',
  'us-ny': 'New York',
  'us-pa': 'Pennsylvania',
  'us-tn': 'Tennessee',
} as const;

export type MarketId = keyof typeof markets;
export const marketIds = Object.keys(markets) as MarketId[];

const countries: Readonly<Record<string, string>> = { ...markets, ca: 'Canada' };

/**
 * Returns the name of a market in a list, where states follow their country.
 *
 * @example
 * labelMarket('us-ca'); // 'United States: California'
 */
export function labelMarket(id: MarketId): string {
  const [country = '', state] = id.split('-');
  return state === undefined ? markets[id] : `${countries[country]}: ${markets[id]}`;
}

/** The language of ads in a market, if it is not English. No single language fits Belgium. */
export const marketLanguages: Readonly<Partial<Record<MarketId, AdLanguage>>> = {
  at: 'de',
  br: 'pt',
  fr: 'fr',
  de: 'de',
  it: 'it',
  es: 'es',
};

/** Whether `inner` is `outer` or a part of it. Every market is a part of `worldwide`. */
export function isMarketWithin(inner: MarketId, outer: MarketId): boolean {
  return outer === 'worldwide' || inner === outer || inner.startsWith(`${outer}-`);
}
