import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import {
  type TextFieldPath,
  textFieldPaths,
  translatableFields,
} from '@spinreel/config-schema/ad/variants/translatable-paths';
import type { Overrides, Translation, Variant } from '@spinreel/config-schema/ad/variants/variant';
import { type AdLanguage, defaultLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { readPath, writePath } from './field-path.ts';

/**
 * Returns one variant of an ad in one language, as an ad without variants. These are applied one after the other, and later
 * ones win: the base, what the base changes in the language, the overrides of the variant, the translations of the texts that
 * this gives, and what the variant changes in the language. A text without a translation keeps its source text.
 *
 * @throws a `RangeError` if the ad has no such variant
 */
export function resolveVariant<Ad extends AdConfig>(ad: Ad, key: VariantKey): Ad {
  const variant = key.variantId === null ? null : findVariant(ad, key.variantId);
  const inOwnLanguage = applyOverrides(removeVariants(ad), variant?.overrides);
  if (key.language === getBaseLanguage(ad)) return inOwnLanguage;
  const base = applyOverrides(removeVariants(ad), ad.byLanguage?.[key.language]);
  const varied = applyOverrides(base, variant?.overrides);
  const translated = translate(varied, { source: inOwnLanguage, ad, language: key.language });
  const changed = applyOverrides(translated, variant?.byLanguage?.[key.language]);
  return writePath(changed, 'compliance.language', key.language);
}

/** Returns the base of an ad in its own language, without its variants and languages. */
export function removeVariants<Ad extends AdConfig>(ad: Ad): Ad {
  const {
    variants: _variants,
    languages: _languages,
    byLanguage: _byLanguage,
    translations: _texts,
    ...base
  } = ad;
  return base as Ad;
}

/** Returns the translation of a text of an ad; undefined if there is none. */
export function findTranslation(
  ad: Pick<AdConfig, 'translations'>,
  { language, path, source }: { language: AdLanguage; path: TextFieldPath; source: string },
): Translation | undefined {
  const known = ad.translations?.[language]?.[path];
  return known !== undefined && Object.hasOwn(known, source) ? known[source] : undefined;
}

/** Returns a text of an ad as it is shown, which is the default if the ad does not set it. */
export function readText(ad: AdConfig, path: TextFieldPath): string {
  const value = readPath(ad, path);
  return typeof value === 'string' ? value : translatableFields[path].default;
}

function translate<Content extends AdConfig>(
  content: Content,
  { source, ad, language }: { source: AdConfig; ad: AdConfig; language: AdLanguage },
): Content {
  let result = content;
  for (const path of textFieldPaths) {
    const text = readText(source, path);
    // Only a translation of what is shown: the base may have another text in this language.
    if (readText(content, path) !== text) continue;
    const translation = findTranslation(ad, { language, path, source: text });
    if (translation !== undefined) result = writePath(result, path, translation.text);
  }
  return result;
}

/** A field inside another one, such as the trim of a video, is applied after it, and only if the other one exists. */
function applyOverrides<Content extends object>(content: Content, overrides: Overrides = {}): Content {
  let result = content;
  const paths = Object.keys(overrides).toSorted((one, other) => one.length - other.length);
  for (const path of paths) {
    const file = /^assets\.(gameplayVideo|backgroundMusic)(?=\.)/.exec(path)?.[0];
    if (file !== undefined && readPath(result, file) === undefined) continue;
    result = writePath(result, path, overrides[path as keyof Overrides]);
  }
  return result;
}

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
