import { productTypes, type ProductType } from '@spinreel/config-schema/compliance/product-types';
import { markets, type MarketId } from '@spinreel/config-schema/compliance/markets';
import { CliProblem } from '../command.ts';

/** What files are checked for beyond the rules of networks. */
export interface PublishingWish {
  /** Null if only the quality is wanted. */
  readonly choice: { readonly product: ProductType; readonly market: MarketId } | null;
}

/**
 * Parses the options that ask whether files show the required texts and are likely to work. Null if they ask for neither. Throws a `CliProblem`
 * with the known ids if a market or product type is unknown, or only one of them is given.
 */
export function parsePublishing(options: {
  readonly market?: string;
  readonly product?: string;
  readonly quality?: boolean;
}): PublishingWish | null {
  const { market, product, quality = false } = options;
  if (market === undefined && product === undefined) return quality ? { choice: null } : null;
  if (product === undefined)
    throw new CliProblem('usage', `--market needs --product. Choose from: ${listProducts()}.`);
  if (market === undefined)
    throw new CliProblem('usage', `--product needs --market. Choose from: ${listMarkets()}.`);
  if (!isProduct(product))
    throw new CliProblem('usage', `There is no product type '${product}'. Choose from: ${listProducts()}.`);
  if (!isMarket(market))
    throw new CliProblem('usage', `There is no market '${market}'. Choose from: ${listMarkets()}.`);
  return { choice: { product, market } };
}

function isProduct(text: string): text is ProductType {
  return productTypes.some((id) => id === text);
}

function isMarket(text: string): text is MarketId {
  return Object.hasOwn(markets, text);
}

function listProducts(): string {
  return productTypes.join(', ');
}

function listMarkets(): string {
  return Object.keys(markets).join(', ');
}
