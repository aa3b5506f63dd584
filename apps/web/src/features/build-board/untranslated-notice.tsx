import { languageFacts, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { listTranslationStates } from '@spinreel/variants/texts/list-texts';
import { useMemo, type ReactNode } from 'react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

interface UntranslatedNoticeProps {
  languages: ReadonlySet<AdLanguage>;
  /** The link to the texts. */
  action: ReactNode;
}

/** Says which of the chosen languages have texts that are not translated or that nobody has confirmed. */
export function UntranslatedNotice({ languages, action }: UntranslatedNoticeProps) {
  const ad = useDraftSelector(({ adDraft }) => adDraft.ad);
  const states = useMemo(() => listTranslationStates(ad), [ad]);
  const lines = states.flatMap(({ language, untranslated, unconfirmed }) => {
    if (!languages.has(language)) return [];
    const parts = [
      ...(untranslated.length > 0 ? [`${countTexts(untranslated.length)} not translated`] : []),
      ...(unconfirmed.length > 0 ? [`${countTexts(unconfirmed.length)} not confirmed`] : []),
    ];
    return parts.length === 0 ? [] : [`${languageFacts[language].englishName}: ${parts.join(', ')}`];
  });
  if (lines.length === 0) return null;
  return (
    <Notice tone="warning" title="Some texts are not ready" actions={action}>
      {lines.join('. ')}. Files show the text of the base where there is no translation.
    </Notice>
  );
}

function countTexts(count: number): string {
  return count === 1 ? '1 text' : `${count} texts`;
}
