import { defaultLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { findPhrases } from '@spinreel/config-schema/languages/phrase-book/find-phrases';
import type { PhraseField as PhraseFieldId } from '@spinreel/config-schema/languages/phrase-book/phrases';
import type { ComponentProps } from 'react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { selectLanguage } from '../../../ad-draft/select-language.ts';
import { useLengthHint } from '../text-fit/use-length-hint.ts';
import { usePhrases } from './use-phrases.ts';
import { SuggestionField, type Suggestion } from '../../../ui/fields/text/suggestion-field.tsx';

interface PhraseFieldProps extends Omit<
  ComponentProps<typeof SuggestionField>,
  'field' | 'lang' | 'hint' | 'findSuggestions'
> {
  field: PhraseFieldId;
}

/**
 * A text of the ad. It suggests phrases in the ad's language, with their English meaning, and says how long the text may be
 * if it is too small in a shape.
 */
export function PhraseField({ field, ...props }: PhraseFieldProps) {
  const language = useDraftSelector(({ adDraft }) => selectLanguage(adDraft.document));
  const phrases = usePhrases(language);
  const english = usePhrases(defaultLanguage);
  const hint = useLengthHint(field);
  const findSuggestions = (typed: string): Suggestion[] => {
    if (phrases === null || english === null) return [];
    return findPhrases(typed, { field, phrases, english: english.book }).map((id) => ({
      text: phrases.book[id],
      ...(language !== defaultLanguage && { note: english.book[id] }),
    }));
  };
  return (
    <SuggestionField {...props} field={field} hint={hint} lang={language} findSuggestions={findSuggestions} />
  );
}
