/** What an ad advertises, as laws and networks distinguish it. */
export const productTypes = ['social-casino', 'real-money', 'sweepstakes'] as const;
export type ProductType = (typeof productTypes)[number];

/** The names of the product types. */
export const productTypeLabels = {
  'social-casino': 'Social casino',
  'real-money': 'Real-money gambling',
  sweepstakes: 'Sweepstakes casino',
} as const satisfies Record<ProductType, string>;
