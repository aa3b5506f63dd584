import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { mergeConfig } from '@spinreel/config-schema/ad/merge-config';
import {
  defaultLanguage,
  languageFacts,
  type AdLanguage,
} from '@spinreel/config-schema/languages/ad-languages';
import type { PhraseField } from '@spinreel/config-schema/languages/phrase-book/phrases';
import {
  translatePhrases,
  type PhraseTexts,
} from '@spinreel/config-schema/languages/phrase-book/translate-phrases';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { replaceDocument } from '../../../ad-draft/history/replace-document.ts';
import { selectCta, selectOutro } from '../../../ad-draft/select-cta.ts';
import { selectLanguage } from '../../../ad-draft/select-language.ts';
import { usePhrases } from './use-phrases.ts';

/** A text that is a phrase in another language than the ad's. */
interface TranslatableText {
  readonly field: PhraseField;
  readonly before: string;
  readonly after: string;
}

/**
 * Returns the texts of the ad that are still phrases in the language that it had before or in English, and a function
 * that changes them all to its language as one step.
 */
export function useTranslation() {
  const dispatch = useDraftDispatch();
  const language = useDraftSelector(({ adDraft }) => selectLanguage(adDraft.document));
  const earlier = useEarlierLanguage(language);
  const texts = useDraftSelector(({ adDraft }) => listTexts(adDraft.document), shallowEqual);
  const to = usePhrases(language);
  const sources = [usePhrases(defaultLanguage), usePhrases(earlier)];
  const translated: Partial<PhraseTexts> =
    to === null
      ? {}
      : Object.assign(
          {},
          ...sources.map((from) => (from === null ? {} : translatePhrases(texts, { from, to }))),
        );
  const translatable = (Object.entries(translated) as [PhraseField, string][]).map(
    ([field, after]): TranslatableText => ({ field, before: texts[field], after }),
  );
  const { englishName } = languageFacts[language];
  return {
    language,
    translatable,
    translate: () =>
      dispatch(
        replaceDocument((document) => withTexts(document, translated), {
          name: `change texts to ${englishName}`,
          text: `Changed ${writeCount(translatable.length, 'text')} to ${englishName}`,
        }),
      ),
  };
}

/** Returns the language before the last change since the page was opened. Default: the default language. */
function useEarlierLanguage(language: AdLanguage): AdLanguage {
  const [seen, setSeen] = useState({ language, earlier: defaultLanguage });
  if (seen.language !== language) setSeen({ language, earlier: seen.language });
  return seen.earlier;
}

function listTexts(document: AdDocument): PhraseTexts {
  const { label, coverText, spinningLabel } = selectCta(document);
  const outro = selectOutro(document);
  return {
    'cta.label': label,
    'outro.label': outro.label,
    'outro.headline': outro.headline,
    'cta.coverText': coverText,
    'cta.spinningLabel': spinningLabel,
  };
}

function withTexts(document: AdDocument, texts: Partial<PhraseTexts>): AdDocument {
  return mergeConfig<AdDocument>(document, {
    cta: {
      label: texts['cta.label'],
      coverText: texts['cta.coverText'],
      spinningLabel: texts['cta.spinningLabel'],
    },
    outro: { label: texts['outro.label'], headline: texts['outro.headline'] },
  });
}
