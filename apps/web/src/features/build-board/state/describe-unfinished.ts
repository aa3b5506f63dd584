import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { TranslationState } from '@spinreel/variants/texts/list-texts';

/** How many languages with the same number of unfinished texts are named. */
const maxNamed = 4;

/**
 * Describes the texts that are not translated or not confirmed: a line for all languages with the same numbers, such as
 * "German and Thai: 1 text not translated". Languages without such texts are left out.
 */
export function describeUnfinished(
  states: readonly Pick<TranslationState, 'language' | 'untranslated' | 'unconfirmed'>[],
): string[] {
  const byNumbers = Map.groupBy(states, ({ untranslated, unconfirmed }) =>
    [
      ...(untranslated.length > 0 ? [`${writeCount(untranslated.length, 'text')} not translated`] : []),
      ...(unconfirmed.length > 0 ? [`${writeCount(unconfirmed.length, 'text')} not confirmed`] : []),
    ].join(', '),
  );
  byNumbers.delete('');
  return [...byNumbers].map(([numbers, alike]) => {
    const names = alike.map(({ language }) => languageFacts[language].englishName);
    const shown =
      names.length > maxNamed
        ? [...names.slice(0, maxNamed - 1), `${names.length - maxNamed + 1} more languages`]
        : names;
    return `${new Intl.ListFormat('en-GB').format(shown)}: ${numbers}`;
  });
}
