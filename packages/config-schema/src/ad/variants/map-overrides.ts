import type { AdConfig } from '../ad-config.ts';
import { unsafeKeys } from '../../plain-object.ts';
import type { OverridablePath } from './overridable-paths.ts';
import type { Overrides, OverridesByLanguage } from './variant.ts';

/** The fields of an ad that contain overrides. */
export type VariedFields = { readonly [Field in 'variants' | 'byLanguage']?: AdConfig[Field] | undefined };

/**
 * Returns the variants and the changes by language of an ad, with the value of each override replaced, and without empty
 * parts. An override keeps its null, which means 'none'. Variants in which nothing is replaced are the same objects as before.
 */
export function mapOverrides(
  { variants = [], byLanguage = {} }: VariedFields,
  replace: (value: unknown, path: OverridablePath) => unknown,
): Pick<AdConfig, 'variants' | 'byLanguage'> {
  const mapOne = (overrides: Overrides): Overrides =>
    mapEntries(overrides, (value, path) => (value === null ? null : replace(value, path)));
  const mapLanguages = (changes: OverridesByLanguage): OverridesByLanguage =>
    mapEntries(changes, (overrides: Overrides) => (isEmpty(overrides) ? undefined : mapOne(overrides)));
  const mapped = variants.map((variant) => {
    const overrides = mapOne(variant.overrides ?? {});
    const languages = mapLanguages(variant.byLanguage ?? {});
    const isSame =
      variant.name !== '' &&
      isSamePart(variant.overrides, overrides) &&
      isSamePart(variant.byLanguage, languages);
    if (isSame) return variant;
    return {
      id: variant.id,
      ...(variant.name && { name: variant.name }),
      ...(!isEmpty(overrides) && { overrides }),
      ...(!isEmpty(languages) && { byLanguage: languages }),
    };
  });
  const languages = mapLanguages(byLanguage);
  return {
    ...(mapped.length > 0 && { variants: mapped }),
    ...(!isEmpty(languages) && { byLanguage: languages }),
  };
}

/** Lists the overrides of all variants and languages of an ad. */
export function listOverrides({ variants = [], byLanguage = {} }: VariedFields): Overrides[] {
  return [
    ...Object.values(byLanguage),
    ...variants.flatMap(({ overrides = {}, byLanguage: languages = {} }) => [
      overrides,
      ...Object.values(languages),
    ]),
  ];
}

/** Returns an object with the value of each key replaced. Keys whose new value is undefined are left out. */
function mapEntries<Part extends object>(
  part: Part,
  replace: (value: Exclude<Part[keyof Part], undefined>, key: keyof Part & string) => unknown,
): Part {
  let isSame = true;
  const entries = Object.entries(part).flatMap(([key, value]) => {
    const replaced =
      value === undefined || unsafeKeys.has(key)
        ? undefined
        : replace(value as Exclude<Part[keyof Part], undefined>, key as keyof Part & string);
    isSame &&= replaced !== undefined && replaced === value;
    return replaced === undefined ? [] : [[key, replaced]];
  });
  return isSame ? part : (Object.fromEntries(entries) as Part);
}

/** Whether a part of a variant is as before. A variant has no empty parts. */
function isSamePart(before: object | undefined, after: object): boolean {
  return before === undefined ? isEmpty(after) : before === after && !isEmpty(after);
}

function isEmpty(part: object): boolean {
  return Object.keys(part).length === 0;
}
