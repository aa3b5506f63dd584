import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import type { LanguagePhrases } from '@spinreel/config-schema/languages/phrase-book/find-phrases';
import { loadPhraseBook } from '@spinreel/config-schema/languages/phrase-book/load-phrase-book';
import { useEffect, useState } from 'react';

/** Returns the phrases in a language; null until they are loaded. Without a connection, there are no suggestions. */
export function usePhrases(language: AdLanguage): LanguagePhrases | null {
  const [phrases, setPhrases] = useState<LanguagePhrases | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadPhraseBook(language).then(
      (book) => {
        if (isCurrent) setPhrases({ language, book });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return phrases?.language === language ? phrases : null;
}
