import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { isTextFieldPath } from '@spinreel/config-schema/ad/variants/translatable-paths';
import type { Overrides } from '@spinreel/config-schema/ad/variants/variant';
import { readSource } from './edit-variant.ts';
import { isInside } from './field-path.ts';
import { findTranslation, findVariant, getBaseLanguage, type VariantKey } from './resolve-variant.ts';

/**
 * Where the value of a field comes from: `inherited` from the base or, in another language, from the variant; `own` if it was
 * changed here; and for texts in another language `translated`, `unconfirmed` (a translation that nobody has accepted) or
 * `untranslated`.
 */
export type FieldOrigin = 'inherited' | 'own' | 'translated' | 'unconfirmed' | 'untranslated';

/** Returns where the value of a field of a variant comes from. `path` may also be a part with several fields: 'cta.positions'. */
export function findOrigin(ad: AdConfig, { key, path }: { key: VariantKey; path: string }): FieldOrigin {
  const isOwnLanguage = key.language === getBaseLanguage(ad);
  if (listOverriddenPaths(ad, key).some((each) => isInside(each, path) || isInside(path, each))) return 'own';
  if (isOwnLanguage || !isTextFieldPath(path)) return 'inherited';
  const source = readSource(ad, key, path);
  if (source.trim() === '') return 'inherited';
  const translation = findTranslation(ad, { language: key.language, path, source });
  if (translation === undefined) return 'untranslated';
  return translation.isConfirmed ? 'translated' : 'unconfirmed';
}

/** Lists the fields that are changed in a variant, or in one of its languages. The base in its own language has none. */
export function listOverriddenPaths(ad: AdConfig, key: VariantKey): string[] {
  return Object.keys(getOverrides(ad, key));
}

function getOverrides(ad: AdConfig, { variantId, language }: VariantKey): Overrides {
  const isOwnLanguage = language === getBaseLanguage(ad);
  if (variantId === null) return (isOwnLanguage ? undefined : ad.byLanguage?.[language]) ?? {};
  const variant = findVariant(ad, variantId);
  return (isOwnLanguage ? variant.overrides : variant.byLanguage?.[language]) ?? {};
}
