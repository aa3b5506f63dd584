/** The countries and states for which there are rules, with their names. `us-ca` is a part of `us`. */
export const markets = {
  worldwide: 'Worldwide',
  at: 'Austria',
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
