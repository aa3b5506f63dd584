import { Type, type Static, type TSchema } from 'typebox';
import { adLanguages, type AdLanguage } from '../../languages/ad-languages.ts';
import { textLimits, variantLimits } from '../../limits/limits.ts';
import { closed, createOptional, OneOf } from '../schema-parts.ts';
import type { OverridablePath, ValueOf } from './overridable-paths.ts';
import { overridableSchemas } from './overridable-schemas.ts';
import { textFieldPaths, translatableFields, type TextFieldPath } from './translatable-paths.ts';

/**
 * The fields in which a variant differs from the base, by path: `{ 'cta.label': 'Play' }`. Null removes what the base has,
 * such as its badge. A field inside another one wins over it.
 */
export type Overrides = { readonly [Path in OverridablePath]?: ValueOf<Path> | null };

export const Overrides = Type.Unsafe<Overrides>(
  Type.Object(
    Object.fromEntries(
      Object.entries(overridableSchemas).map(([path, schema]) => [
        path,
        Type.Optional(Type.Union([schema, Type.Null()])),
      ]),
    ),
    closed,
  ),
);

/** Overrides for some of the languages. */
export type OverridesByLanguage = { readonly [Language in AdLanguage]?: Overrides };

const languagePattern = `^(${adLanguages.join('|')})$`;

/** An object with a value for some of the languages. */
function createLanguageRecord<Value>(value: TSchema) {
  return Type.Unsafe<{ readonly [Language in AdLanguage]?: Value }>(
    Type.Record(Type.String({ pattern: languagePattern }), value, closed),
  );
}

/** One version of an ad, as its differences from the base. */
export const Variant = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
    /** By default the differences from the base. */
    name: Type.Optional(Type.String({ maxLength: textLimits.variantName })),
    overrides: Type.Optional(Overrides),
    /** What differs in one language only, such as an image with words. */
    byLanguage: Type.Optional(createLanguageRecord<Overrides>(Overrides)),
  },
  closed,
);
export type Variant = Static<typeof Variant>;

/** A translation of one text. It is shown even if nobody has confirmed it. */
export const Translation = Type.Object(
  {
    text: Type.String({
      maxLength: Math.max(...textFieldPaths.map((path) => translatableFields[path].maxLength)),
    }),
    /** Whether a person has accepted it. */
    isConfirmed: Type.Boolean(),
  },
  closed,
);
export type Translation = Static<typeof Translation>;

/** The translations into one language, by field and by source text, so that variants with the same text share them. */
export const TextTranslations = Type.Unsafe<{
  readonly [Path in TextFieldPath]?: Readonly<Record<string, Translation>>;
}>(Type.Object(createOptional(textFieldPaths, Type.Record(Type.String(), Translation)), closed));
export type TextTranslations = Static<typeof TextTranslations>;

/** The fields of an ad that make several ads from one. */
export const variantFields = {
  /** The versions of the ad, besides the base itself. */
  variants: Type.Optional(Type.Array(Variant, { maxItems: variantLimits.maxVariants })),
  /** The languages into which the ad is translated, besides its own. */
  languages: Type.Optional(
    Type.Array(OneOf(adLanguages), { maxItems: adLanguages.length, uniqueItems: true }),
  ),
  /** What differs in one language in all variants, such as an image with words. */
  byLanguage: Type.Optional(createLanguageRecord<Overrides>(Overrides)),
  translations: Type.Optional(createLanguageRecord<TextTranslations>(TextTranslations)),
} as const;
