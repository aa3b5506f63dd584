import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { toDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { isPlainObject } from '@spinreel/config-schema/plain-object';
import { resolveVariant, listLanguages } from '../resolve/resolve-variant.ts';

/** Lists the groups of variants with the same content in every language; null is the base. Variants without an equal are left out. */
export function findEqualVariants(ad: AdConfig): (string | null)[][] {
  const languages = listLanguages(ad);
  const groups = Map.groupBy([null, ...(ad.variants ?? [])], (variant) => {
    // Without the other variants, because resolving looks for the variant among all.
    const alone = { ...ad, variants: variant === null ? [] : [variant] };
    const variantId = variant?.id ?? null;
    return JSON.stringify(
      languages.map((language) => sortKeys(toDocument(resolveVariant(alone, { variantId, language })))),
    );
  });
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map((variant) => variant?.id ?? null));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isPlainObject(value)) return value;
  const keys = Object.keys(value).toSorted();
  return Object.fromEntries(keys.map((key) => [key, sortKeys(value[key])]));
}
