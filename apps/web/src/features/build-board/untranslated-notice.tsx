import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { listTranslationStates } from '@spinreel/variants/texts/list-texts';
import { useMemo, type ReactNode } from 'react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { describeUnfinished } from './state/describe-unfinished.ts';

interface UntranslatedNoticeProps {
  languages: ReadonlySet<AdLanguage>;
  /** The link to the texts. */
  action: ReactNode;
}

/** Says which of the chosen languages have texts that are not translated or that nobody has confirmed. */
export function UntranslatedNotice({ languages, action }: UntranslatedNoticeProps) {
  const ad = useDraftSelector(({ adDraft }) => adDraft.ad);
  const states = useMemo(() => listTranslationStates(ad), [ad]);
  const lines = describeUnfinished(states.filter(({ language }) => languages.has(language)));
  if (lines.length === 0) return null;
  return (
    <Notice tone="warning" title="Some texts are not ready" actions={action}>
      {lines.join('. ')}. Files show the text of the base where there is no translation.
    </Notice>
  );
}
