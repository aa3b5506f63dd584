import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import {
  removeVariants,
  resolveVariant,
  getBaseKey,
  getBaseLanguage,
  listLanguages,
  type VariantKey,
} from '@spinreel/variants/resolve/resolve-variant';

/** What the wizard edits besides the base: a variant, or the base or a variant in another language. */
export type VariantScope = VariantKey;

/** A scope as a URL asks for it. It may name a variant that the ad no longer has. A language of null is the ad's own. */
export interface WantedScope {
  readonly variantId: string | null;
  readonly language: AdLanguage | null;
}

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
  wanted: WantedScope | null,
): { scope: VariantScope | null; document: AdDocument } {
  const scope = findScope(ad, wanted);
  return { scope, document: scope === null ? removeVariants(ad) : resolveVariant(ad, scope) };
}

/** Returns the scope that an ad shows for a wanted one; null is the base. */
export function findScope(ad: AdDocument, wanted: WantedScope | null): VariantScope | null {
  if (wanted === null) return null;
  const { variantId } = wanted;
  const known = ad.variants?.some(({ id }) => id === variantId) === true ? variantId : null;
  const language = listLanguages(ad).find((each) => each === wanted.language) ?? getBaseLanguage(ad);
  return known === null && language === getBaseLanguage(ad) ? null : { variantId: known, language };
}
