import type { ProductFacts } from '../lib/collect-product-facts.ts';

declare const injectedProductFacts: ProductFacts;

/** Facts about the product, for the sentences of the front page. The build inserts them: their tables would double the page. */
export const productFacts: ProductFacts = injectedProductFacts;
