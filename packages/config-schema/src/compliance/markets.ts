import type { AdLanguage } from './compliance-elements.ts';

/** The countries and states for which there are rules, with their names. `us-ca` is a part of `us`. */
export const markets = {
  worldwide: 'Worldwide',
  at: 'Austria',
  br: 'Brazil',
  'ca-on': 'Ontario (Canada)',
  fr: 'France',
  de: 'Germany',
  it: 'Italy',
  es: 'Spain',
  gb: 'United Kingdom',
  us: 'United States',
  'us-ca': 'California',
  'us-ct': 'Connecticut',
  'us-mt': 'Montana',
  'us-nv': 'Nevada',
  'us-nj': 'New Jersey',
} as const;

export type MarketId = keyof typeof markets;
export const marketIds = Object.keys(markets) as MarketId[];

/** The language of ads in a market, if it is not English. */
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
