import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import { overridableSchemas } from '@spinreel/config-schema/ad/variants/overridable-schemas';
import type { Overrides, Variant } from '@spinreel/config-schema/ad/variants/variant';
import { adLanguages, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';

/** A field that has a column in a sheet of variants. */
export interface SheetField {
  readonly path: OverridablePath;
  /** The language for which it is changed; null for the variant in all languages. */
  readonly language: AdLanguage | null;
}

/** Lists the fields that have a column: those of `paths`, and those that a variant changes for one language. */
export function listSheetFields(ad: AdConfig, paths: readonly OverridablePath[]): SheetField[] {
  const { variants = [] } = ad;
  const ofLanguages = adLanguages.flatMap((language) => {
    const used = new Set(variants.flatMap((variant) => Object.keys(readOverrides(variant, language))));
    return overridablePaths.filter((path) => used.has(path)).map((path) => ({ path, language }));
  });
  return [...paths.map((path) => ({ path, language: null })), ...ofLanguages];
}

/** Lists the fields that a variant overrides in the ad's own language, in the order of the schema. */
export function listOverriddenFields({ variants = [] }: AdConfig): OverridablePath[] {
  const used = new Set(variants.flatMap(({ overrides = {} }) => Object.keys(overrides)));
  return overridablePaths.filter((path) => used.has(path));
}

const overridablePaths = Object.keys(overridableSchemas) as OverridablePath[];

/** Returns what a variant changes for one language; null is all languages. */
export function readOverrides(variant: Variant, language: AdLanguage | null): Overrides {
  return (language === null ? variant.overrides : variant.byLanguage?.[language]) ?? {};
}
