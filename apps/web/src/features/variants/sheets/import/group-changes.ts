import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import { languageFacts, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { nameField } from '@spinreel/variants/compare/describe-difference';
import { describeLostSettings } from '@spinreel/variants/resolve/replace-media';
import type { TextChange } from '@spinreel/variants/sheets/text-rows';
import type { VariantChange } from '@spinreel/variants/sheets/variant-rows';

/** The changes of one variant, or of one text. */
export interface ChangeGroup {
  readonly key: string;
  /** The name of the variant, or the text. */
  readonly title: string;
  /** What is said about it: 'new variant', or the field of the text. */
  readonly note: string | null;
  readonly changes: readonly ShownChange[];
}

/** What one cell changes, in words. */
export interface ShownChange {
  /** The name of the field, or the language. */
  readonly name: string;
  readonly before: ShownValue;
  readonly after: ShownValue;
  /** What else the change means. */
  readonly note?: string;
}

/** The text of a cell. */
export interface ShownValue {
  readonly text: string;
  /** Whether the text says that there is no value. */
  readonly isAbsent: boolean;
}

/** Groups changes by their variants, in the order of the sheet. */
export function groupVariantChanges(changes: readonly VariantChange[]): ChangeGroup[] {
  return Array.from(
    Map.groupBy(changes, ({ variantId }) => variantId),
    ([key, ofVariant]): ChangeGroup => {
      const [first] = ofVariant;
      const isNew = first?.kind === 'added';
      const name = ofVariant.find(({ path }) => path === null)?.after ?? '';
      const values = isNew ? ofVariant.filter(({ path }) => path !== null) : ofVariant;
      return {
        key,
        title: isNew ? name || `Row ${first.row}` : (first?.variantName ?? ''),
        note: isNew ? (values.length === 0 ? 'New variant, equal to the base' : 'New variant') : null,
        changes: values.map(({ path, language, before, after, lost }) => {
          const absent = path === null ? 'none' : 'inherited';
          return {
            name: path === null ? 'name' : nameSheetField(path, language),
            before: showText(before, isNew ? '–' : absent),
            after: showText(after, absent),
            ...(lost && { note: describeLostSettings(lost) }),
          };
        }),
      };
    },
  );
}

function nameSheetField(path: OverridablePath, language: AdLanguage | null): string {
  const name = nameField(path);
  return language === null ? name : `${name} in ${languageFacts[language].englishName}`;
}

/** Groups changes of translations by their texts, in the order of the sheet. */
export function groupTextChanges(changes: readonly TextChange[]): ChangeGroup[] {
  return Array.from(
    Map.groupBy(changes, ({ path, source }) => JSON.stringify([path, source])),
    ([key, ofText]): ChangeGroup => {
      const [first] = ofText;
      return {
        key,
        title: first?.source ?? '',
        note: first === undefined ? null : nameField(first.path),
        changes: ofText.map(({ language, before, after }) => ({
          name: languageFacts[language].englishName,
          before: showTranslation(before),
          after: showTranslation(after),
        })),
      };
    },
  );
}

function showTranslation(translation: TextChange['after']): ShownValue {
  if (translation === null) return { text: 'untranslated', isAbsent: true };
  return {
    text: translation.isConfirmed ? translation.text : `${translation.text} (unconfirmed)`,
    isAbsent: false,
  };
}

function showText(text: string, absent: string): ShownValue {
  return text === '' ? { text: absent, isAbsent: true } : { text, isAbsent: false };
}
