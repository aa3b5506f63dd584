import type { PhraseField } from '@spinreel/config-schema/languages/phrase-book/phrases';
import { describeLength } from './describe-fits.ts';
import { adTexts } from './fitted-text.ts';
import { useTextFit } from './text-fit-context.ts';

/** Returns a hint for a field whose text is too small in a shape; undefined if it is readable or not measured yet. */
export function useLengthHint(field: PhraseField): string | undefined {
  const { fits, budgets } = useTextFit();
  const own = fits?.find(({ language }) => language === null);
  const text = own?.texts.find(({ id }) => adTexts[id].field === field);
  return text?.problems.includes('small') === true
    ? describeLength(text, budgets?.[field] ?? null)
    : undefined;
}
