import { isMarketWithin, type MarketId } from '../markets.ts';
import { productTypes, type ProductType } from '../product-types.ts';

/** A statement about an ad that only a person can confirm. */
export interface ReviewStatement {
  readonly text: string;
  /** What to look for, as a sentence. */
  readonly help: string;
  readonly products: readonly ProductType[];
  /** What an ad must show for it to matter. By default it matters to all ads. */
  readonly onlyWith?: 'app-rating';
  /** The largest market in which it matters. */
  readonly market: MarketId;
  /** Who demands it. */
  readonly source: { readonly label: string; readonly url: string };
}

const asa = { label: 'ASA, gambling ads (CAP Code)', url: 'https://www.asa.org.uk' } as const;
const google = {
  label: 'Google Ads, gambling and games',
  url: 'https://support.google.com/adspolicy/answer/15132179',
} as const;

/** All statements by their ids, in the order in which they are shown. They are a starting point and no legal advice. */
export const reviewStatements = {
  minors: {
    text: 'Nothing in the ad appeals to minors.',
    help: 'Look for cartoon characters, toys, school scenes, and people whom mainly young viewers follow.',
    products: ['social-casino', 'real-money', 'sweepstakes'],
    market: 'worldwide',
    source: asa,
  },
  'no-prizes': {
    text: 'The ad does not suggest that viewers can win money or prizes.',
    help: 'Look for currency signs, cash, gift cards and the word "win" next to amounts.',
    products: ['social-casino'],
    market: 'worldwide',
    source: google,
  },
  'honest-wins': {
    text: 'Wins look like those that viewers can really have.',
    help: 'Look for wins that seem certain, larger than the game pays, or like an answer to money problems.',
    products: ['real-money', 'sweepstakes'],
    market: 'worldwide',
    source: asa,
  },
  'bonus-terms': {
    text: 'Each bonus or prize offer states its main conditions in the ad.',
    help: 'Look for deposits, wagering requirements, time limits and age limits.',
    products: ['real-money', 'sweepstakes'],
    market: 'worldwide',
    source: asa,
  },
  'free-means-free': {
    text: 'The ad says "free" only where viewers risk none of their own money.',
    help: 'A free bet or free spins that need a deposit are not free.',
    products: ['real-money'],
    market: 'gb',
    source: asa,
  },
  'app-rating': {
    text: "The rating on the outro is the app's current one in the store.",
    help: "Compare the stars and the number of ratings with the app's page in each store that the ad leads to.",
    products: productTypes,
    market: 'worldwide',
    onlyWith: 'app-rating',
    source: {
      label: 'Google Ads, misrepresentation',
      url: 'https://support.google.com/adspolicy/answer/6020955',
    },
  },
} as const satisfies Record<string, ReviewStatement>;

export type ReviewStatementId = keyof typeof reviewStatements;
export const reviewStatementIds = Object.keys(reviewStatements) as ReviewStatementId[];

/**
 * Lists the statements that a person should confirm before an ad is published.
 *
 * @example
 * listReviewStatements({ product: 'social-casino', market: 'us' }); // ['minors', 'no-prizes']
 */
export function listReviewStatements(ad: {
  readonly product: ProductType;
  readonly market: MarketId;
  /** Whether its outro shows a rating of the app. */
  readonly hasAppRating?: boolean;
}): ReviewStatementId[] {
  return reviewStatementIds.filter((id) => {
    const { products, market, onlyWith }: ReviewStatement = reviewStatements[id];
    if (onlyWith === 'app-rating' && ad.hasAppRating !== true) return false;
    return products.includes(ad.product) && isMarketWithin(ad.market, market);
  });
}
