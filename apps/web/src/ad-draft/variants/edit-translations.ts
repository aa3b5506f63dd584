import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import type { TextFieldPath } from '@spinreel/config-schema/ad/variants/translatable-paths';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import {
  editVariant,
  removeTranslation,
  resetField,
  writeTranslation,
} from '@spinreel/variants/resolve/edit-variant';
import { writePath } from '@spinreel/variants/resolve/field-path';
import { findTranslation, resolveVariant } from '@spinreel/variants/resolve/resolve-variant';

/** A text of the ad in one language. */
export interface TranslationKey {
  readonly language: AdLanguage;
  readonly path: TextFieldPath;
  readonly source: string;
}

/** A new translation of a text. Null removes it. */
export interface TranslationEdit extends TranslationKey {
  readonly text: string | null;
  /** Whether a person has accepted it. */
  readonly isConfirmed: boolean;
}

/** Returns a document that is translated into one more language, or into one less. Its translations stay. */
export function setLanguage(
  document: AdDocument,
  { language, isUsed }: { language: AdLanguage; isUsed: boolean },
): AdDocument {
  const others = (document.languages ?? []).filter((each) => each !== language);
  return { ...document, languages: isUsed ? [...others, language] : others };
}

/** Returns a document with translations written or removed. An empty text removes the translation. */
export function writeTranslations(document: AdDocument, edits: readonly TranslationEdit[]): AdDocument {
  let result = document;
  for (const { text, ...edit } of edits)
    result =
      text === null || text === ''
        ? removeTranslation(result, edit)
        : writeTranslation(result, { ...edit, text });
  return result;
}

/** Returns a document in which these translations are confirmed. Texts without a translation stay untranslated. */
export function acceptTranslations(document: AdDocument, keys: readonly TranslationKey[]): AdDocument {
  return writeTranslations(
    document,
    keys.flatMap((key): TranslationEdit[] => {
      const translation = findTranslation(document, key);
      return translation === undefined ? [] : [{ ...key, text: translation.text, isConfirmed: true }];
    }),
  );
}

/** Returns a document whose base has another image in one language. `undefined` is the image of the base, null none. */
export function setImageInLanguage(
  document: AdDocument,
  options: { language: AdLanguage; path: OverridablePath; image: { filePath: string } | null | undefined },
): AdDocument {
  const { language, path, image } = options;
  const key = { variantId: null, language };
  if (image === undefined) return resetField(document, { key, path });
  return editVariant(document, { key, edited: writePath(resolveVariant(document, key), path, image) });
}
