import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mapOverrides } from '@spinreel/config-schema/ad/variants/map-overrides';
import {
  type OverridablePath,
  sharedPaths,
  wholeValueFields,
} from '@spinreel/config-schema/ad/variants/overridable-paths';
import { isTextFieldPath, type TextFieldPath } from '@spinreel/config-schema/ad/variants/translatable-paths';
import type { Overrides } from '@spinreel/config-schema/ad/variants/variant';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { isInside, readPath, writePath } from './field-path.ts';
import { isEqual } from './is-equal.ts';
import { inheritPauses } from './replace-media.ts';
import {
  findTranslation,
  readText,
  resolveVariant,
  getBaseLanguage,
  type VariantKey,
} from './resolve-variant.ts';
import { isFileFact } from '@spinreel/config-schema/ad/document/file-facts';
import { isPlainObject } from '@spinreel/config-schema/plain-object';

/**
 * Returns an ad after somebody edited one of its variants, which `resolveVariant` returned, in one language. Only what
 * changed is stored: in the base, in the overrides of the variant, or for the language. A text in another language becomes
 * a confirmed translation. A value that equals the inherited one is not stored. Fields that all variants share change in
 * the base.
 */
export function editVariant<Ad extends AdConfig>(
  ad: Ad,
  { key, edited }: { key: VariantKey; edited: Ad },
): Ad {
  const isOwnLanguage = key.language === getBaseLanguage(ad);
  if (key.variantId === null && isOwnLanguage) return { ...edited, ...pickVariants(ad) };
  const changed = listChangedPaths(resolveVariant(ad, key), edited);
  let result = ad;
  for (const path of changed) {
    const value = readPath(edited, path);
    if (path === 'compliance.language') continue;
    if (isSharedPath(path)) result = writePath(result, path, value);
    else if (!isOwnLanguage && isTextFieldPath(path)) result = setTranslation(result, { key, path, value });
    else result = setOverride(result, { key, path: path as OverridablePath, value });
  }
  return result;
}

/**
 * Returns an ad in which a field of a variant has the inherited value again, with everything inside the field. With the
 * inherited video, pause points that a shorter video had lost are inherited again.
 */
export function resetField<Ad extends AdConfig>(
  ad: Ad,
  { key, path }: { key: VariantKey; path: string },
): Ad {
  const isKept = ([each]: [string, unknown]) => !isInside(each, path) && !isInside(path, each);
  const { language } = key;
  const resolve = (overrides: Overrides) =>
    resolveVariant<AdConfig>(
      mapOverridesOf(ad, key, () => overrides),
      key,
    );
  const withoutOverrides = mapOverridesOf(ad, key, (overrides) => {
    const kept: Overrides = Object.fromEntries(Object.entries(overrides).filter(isKept));
    return path === 'assets.gameplayVideo' ? inheritPauses(kept, resolve) : kept;
  });
  if (language === getBaseLanguage(ad) || !isTextFieldPath(path)) return withoutOverrides;
  return removeTranslation(withoutOverrides, { language, path, source: readSource(ad, key, path) });
}

/** Returns an ad with the translation of a text in one language. */
export function writeTranslation<Ad extends AdConfig>(
  ad: Ad,
  options: { language: AdLanguage; path: TextFieldPath; source: string; text: string; isConfirmed: boolean },
): Ad {
  const { language, path, source, text, isConfirmed } = options;
  const { [language]: texts = {}, ...others } = ad.translations ?? {};
  return {
    ...ad,
    translations: {
      ...others,
      [language]: { ...texts, [path]: { ...texts[path], [source]: { text, isConfirmed } } },
    },
  };
}

/** Returns an ad without the translation of a text in one language. */
export function removeTranslation<Ad extends AdConfig>(
  ad: Ad,
  { language, path, source }: { language: AdLanguage; path: TextFieldPath; source: string },
): Ad {
  if (findTranslation(ad, { language, path, source }) === undefined) return ad;
  const { [source]: _removed, ...others } = ad.translations?.[language]?.[path] ?? {};
  const texts = { ...ad.translations?.[language], [path]: others };
  return { ...ad, translations: { ...ad.translations, [language]: texts } };
}

/** Returns the text of a variant in the ad's own language. */
export function readSource(ad: AdConfig, { variantId }: VariantKey, path: TextFieldPath): string {
  return readText(resolveVariant(ad, { variantId, language: getBaseLanguage(ad) }), path);
}

function setTranslation<Ad extends AdConfig>(
  ad: Ad,
  { key, path, value }: { key: VariantKey; path: TextFieldPath; value: unknown },
): Ad {
  const { language } = key;
  const text = typeof value === 'string' ? value : '';
  const source = readSource(ad, key, path);
  const withoutOverride = mapOverridesOf(ad, key, ({ [path]: _removed, ...others }) => others);
  return writeTranslation(withoutOverride, { language, path, source, text, isConfirmed: true });
}

function setOverride<Ad extends AdConfig>(
  ad: Ad,
  { key, path, value }: { key: VariantKey; path: OverridablePath; value: unknown },
): Ad {
  const inherited = mapOverridesOf(ad, key, (overrides) =>
    Object.fromEntries(Object.entries(overrides).filter(([each]) => !isInside(each, path))),
  );
  if (isEqual(readPath(resolveVariant(inherited, key), path), value)) return inherited;
  return mapOverridesOf(inherited, key, (overrides) => ({ ...overrides, [path]: value ?? null }));
}

/** Replaces the overrides that an edit of a variant changes: those of the language if it is not the ad's own. */
function mapOverridesOf<Ad extends AdConfig>(
  ad: Ad,
  { variantId, language }: VariantKey,
  map: (overrides: Overrides) => Overrides,
): Ad {
  const isOwnLanguage = language === getBaseLanguage(ad);
  if (variantId === null)
    return isOwnLanguage
      ? ad
      : omitEmptyParts({
          ...ad,
          byLanguage: { ...ad.byLanguage, [language]: map(ad.byLanguage?.[language] ?? {}) },
        });
  const variants = ad.variants?.map((variant) => {
    if (variant.id !== variantId) return variant;
    const { overrides = {}, byLanguage = {} } = variant;
    return isOwnLanguage
      ? { ...variant, overrides: map(overrides) }
      : { ...variant, byLanguage: { ...byLanguage, [language]: map(byLanguage[language] ?? {}) } };
  });
  return omitEmptyParts({ ...ad, ...(variants && { variants }) });
}

function omitEmptyParts<Ad extends AdConfig>(ad: Ad): Ad {
  const { variants: _variants, byLanguage: _byLanguage, ...others } = ad;
  return { ...others, ...mapOverrides(ad, (value) => value) } as Ad;
}

function pickVariants({ variants, languages, byLanguage, translations }: AdConfig): Partial<AdConfig> {
  return {
    ...(variants && { variants }),
    ...(languages && { languages }),
    ...(byLanguage && { byLanguage }),
    ...(translations && { translations }),
  };
}

const shared: ReadonlySet<string> = new Set(sharedPaths);

/**
 * Lists the paths of the fields that differ between two contents of an ad, at the level at which variants override them:
 * positions, trims and lists change as a whole, and so does a file that is replaced. Names, addresses and measurements of
 * files are no difference. Fields that all variants share are listed too.
 */
function listChangedPaths(before: AdConfig, after: AdConfig): string[] {
  return listIn(before, after, '');
}

/** Whether a path is that of a field that all variants of an ad share. */
function isSharedPath(path: string): boolean {
  return shared.has(path);
}

function listIn(before: unknown, after: unknown, path: string): string[] {
  if (isEqual(before, after)) return [];
  const sides = [before, after].filter(isPlainObject);
  const isMissing = (value: unknown) => value === undefined || value === null;
  const areParts =
    sides.length > 0 && [before, after].every((side) => isPlainObject(side) || isMissing(side));
  if (!areParts || sides.some((side) => wholeValueFields.some((field) => field in side))) return [path];
  const hasFile = sides.some((side) => 'filePath' in side);
  if (hasFile && (sides.length < 2 || sides[0]?.['filePath'] !== sides[1]?.['filePath'])) return [path];
  const keys = new Set(sides.flatMap((side) => Object.keys(side)));
  return [...keys].flatMap((key) => {
    if (hasFile && isFileFact(key)) return [];
    const [one, other] = [before, after].map((side) => (isPlainObject(side) ? side[key] : undefined));
    return listIn(one, other, path === '' ? key : `${path}.${key}`);
  });
}
