import type { TextFieldPath } from '@spinreel/config-schema/ad/variants/translatable-paths';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';

/** Variants that set their texts alike in a language, and how many characters of typical text stay readable in every shape. */
export interface MeasuredLook {
  /** Null is the base. */
  readonly variantIds: ReadonlySet<string | null>;
  /** By field. Fields may be missing. */
  readonly lengths: Readonly<Partial<Record<TextFieldPath, number>>>;
}

/** The looks of each language that have been measured. */
export type LanguageBudgets = ReadonlyMap<AdLanguage, readonly MeasuredLook[]>;

/** Returns how many characters fit in each of the variants that show a text; null if it has not been measured. */
export function findBudget(
  budgets: LanguageBudgets,
  options: { language: AdLanguage; path: TextFieldPath; variantIds: readonly (string | null)[] },
): number | null {
  const { language, path, variantIds } = options;
  const lengths = (budgets.get(language) ?? [])
    .filter((look) => variantIds.some((id) => look.variantIds.has(id)))
    .flatMap((look) => look.lengths[path] ?? []);
  return lengths.length === 0 ? null : Math.min(...lengths);
}

/** Whether a text is longer than what fits. */
export function isTooLong(text: string, budget: number | null): boolean {
  return budget !== null && countCharacters(text) > budget;
}

/** Describes how much of the budget a text uses: '12 of 26', or 'Up to about 26 characters' without a text. */
export function describeLength(text: string | null, budget: number): string {
  return text === null ? `Up to about ${budget} characters` : `${countCharacters(text)} of ${budget}`;
}

/** Counts code points, as the measurement does. */
function countCharacters(text: string): number {
  return Array.from(text).length;
}
