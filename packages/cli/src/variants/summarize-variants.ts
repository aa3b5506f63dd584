import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { Overrides } from '@spinreel/config-schema/ad/variants/variant';
import { type AdLanguage, adLanguages } from '@spinreel/config-schema/languages/ad-languages';
import { nameField, nameVariant } from '@spinreel/variants/compare/describe-difference';
import { findEqualVariants } from '@spinreel/variants/compare/find-equal-variants';
import { readPath } from '@spinreel/variants/resolve/field-path';
import { removeVariants, getBaseLanguage } from '@spinreel/variants/resolve/resolve-variant';
import { writeCell } from '@spinreel/variants/sheets/write-cell';
import { listTranslationStates, type TranslationState } from '@spinreel/variants/texts/list-texts';
import { nameFile } from './name-file.ts';

/** A field in which a variant differs from the base. Values are written as in the cells of a sheet. */
export interface VariantDifference {
  readonly path: OverridablePath;
  readonly name: string;
  /** The language in which it differs; null for all. */
  readonly language: AdLanguage | null;
  /** The value of the base, or the default. Empty for none. */
  readonly base: string;
  readonly own: string;
}

/** What `variants --json` prints. Fields are added, but never renamed or removed. */
export interface VariantSummary {
  readonly language: AdLanguage;
  /** What the base changes in single languages. */
  readonly baseDifferences: readonly VariantDifference[];
  readonly variants: readonly {
    readonly id: string;
    readonly name: string;
    readonly differences: readonly VariantDifference[];
  }[];
  /** How far the ad is translated into each other language. */
  readonly translations: readonly TranslationState[];
  /** Groups of the ids of variants with the same content. Null is the base. */
  readonly equal: readonly (readonly (string | null)[])[];
}

/** Summarizes the variants and languages of an ad. */
export function summarizeVariants(config: AdConfig): VariantSummary {
  const base = removeVariants(config);
  return {
    language: getBaseLanguage(config),
    baseDifferences: listByLanguage(base, config.byLanguage),
    variants: (config.variants ?? []).map(({ id, overrides = {}, byLanguage }) => ({
      id,
      name: nameVariant(config, id, nameFile),
      differences: [
        ...listDifferences(base, { overrides, language: null }),
        ...listByLanguage(base, byLanguage),
      ],
    })),
    translations: listTranslationStates(config),
    equal: findEqualVariants(config),
  };
}

function listByLanguage(base: AdConfig, byLanguage: AdConfig['byLanguage'] = {}): VariantDifference[] {
  return adLanguages.flatMap((language) =>
    listDifferences(base, { overrides: byLanguage[language] ?? {}, language }),
  );
}

function listDifferences(
  base: AdConfig,
  { overrides, language }: { overrides: Overrides; language: AdLanguage | null },
): VariantDifference[] {
  return (Object.keys(overrides) as OverridablePath[]).map((path) => ({
    path,
    name: nameField(path),
    language,
    base: writeCell(path, readPath(base, path) ?? readPath(defaults, path), nameFile),
    own: writeCell(path, overrides[path], nameFile),
  }));
}
