import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Variant } from '@spinreel/config-schema/ad/variants/variant';
import { type AdLanguage, defaultLanguage } from '@spinreel/config-schema/languages/ad-languages';

/** Identifies one of the ads that an ad with variants and languages contains. */
export interface VariantKey {
  /** Null for the base. */
  readonly variantId: string | null;
  readonly language: AdLanguage;
}

/** Returns the language in which an ad is written. Its variants are translated from it. */
export function getBaseLanguage(ad: Pick<AdConfig, 'compliance'>): AdLanguage {
  return ad.compliance?.language ?? defaultLanguage;
}

/** Returns all languages of an ad: first its own, then those into which it is translated. */
export function listLanguages(ad: Pick<AdConfig, 'compliance' | 'languages'>): AdLanguage[] {
  return [...new Set([getBaseLanguage(ad), ...(ad.languages ?? [])])];
}

/** Whether an ad contains several ads: variants, or further languages. */
export function hasVariants(ad: Pick<AdConfig, 'compliance' | 'languages' | 'variants'>): boolean {
  return (ad.variants?.length ?? 0) > 0 || listLanguages(ad).length > 1;
}

/** Returns the key of the base in its own language. */
export function getBaseKey(ad: Pick<AdConfig, 'compliance'>): VariantKey {
  return { variantId: null, language: getBaseLanguage(ad) };
}

/** Returns a variant by its id. Throws a `RangeError` if there is none. */
export function findVariant(ad: Pick<AdConfig, 'variants'>, variantId: string): Variant {
  const variant = ad.variants?.find(({ id }) => id === variantId);
  if (variant === undefined) throw new RangeError(`The ad has no variant '${variantId}'.`);
  return variant;
}
