import type { TextFieldPath } from '@spinreel/config-schema/ad/variants/translatable-paths';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';

/** How many characters of typical text stay readable in every shape, by language and field. Fields may be missing. */
export type LanguageBudgets = ReadonlyMap<AdLanguage, Readonly<Partial<Record<TextFieldPath, number>>>>;

/** Returns how many characters fit; null if it has not been measured. */
export function findBudget(
  budgets: LanguageBudgets,
  { language, path }: { language: AdLanguage; path: TextFieldPath },
): number | null {
  return budgets.get(language)?.[path] ?? null;
}

/** Whether a text is longer than what fits. */
export function isTooLong(text: string, budget: number | null): boolean {
  return budget !== null && countCharacters(text) > budget;
}

/** Describes how much of the budget a text uses: '12 of 26', or 'About 26 fit' without a text. */
export function describeLength(text: string | null, budget: number): string {
  return text === null ? `About ${budget} fit` : `${countCharacters(text)} of ${budget}`;
}

/** Counts code points, as the measurement does. */
function countCharacters(text: string): number {
  return Array.from(text).length;
}
