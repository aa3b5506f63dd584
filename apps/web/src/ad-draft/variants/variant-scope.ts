import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { removeVariants, resolveVariant } from '@spinreel/variants/resolve/resolve-variant';
import {
  getBaseKey,
  getBaseLanguage,
  listLanguages,
  type VariantKey,
} from '@spinreel/variants/resolve/variant-key';

/** What the wizard edits besides the base: a variant, or the base or a variant in another language. */
export type VariantScope = VariantKey;

/** Returns the key of the variant that a scope shows. */
export function getScopeKey(ad: AdDocument, scope: VariantScope | null): VariantKey {
  return scope ?? getBaseKey(ad);
}

/**
 * Returns the scope and the content to show. A variant that the ad no longer has is replaced by the base, and a language by
 * the ad's own.
 */
export function resolveScope(
  ad: AdDocument,
  wanted: VariantScope | null,
): { scope: VariantScope | null; document: AdDocument } {
  const scope = wanted === null ? null : findScope(ad, wanted);
  return { scope, document: scope === null ? removeVariants(ad) : resolveVariant(ad, scope) };
}

function findScope(ad: AdDocument, { variantId, language: wanted }: VariantScope): VariantScope | null {
  const known = ad.variants?.some(({ id }) => id === variantId) === true ? variantId : null;
  const language = listLanguages(ad).includes(wanted) ? wanted : getBaseLanguage(ad);
  return known === null && language === getBaseLanguage(ad) ? null : { variantId: known, language };
}
