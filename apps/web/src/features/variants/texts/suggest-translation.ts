import type { TextFieldPath } from '@spinreel/config-schema/ad/variants/translatable-paths';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import {
  identifyPhrase,
  type LanguagePhrases,
} from '@spinreel/config-schema/languages/phrase-book/find-phrases';
import { loadPhraseBook } from '@spinreel/config-schema/languages/phrase-book/load-phrase-book';
import { useEffect, useState } from 'react';

/** The phrases of several languages, as far as they are loaded. */
export type PhraseBooks = ReadonlyMap<AdLanguage, LanguagePhrases>;

/** Returns the phrases in these languages. Without a connection, there are none. */
export function usePhraseBooks(languages: readonly AdLanguage[]): PhraseBooks {
  const [books, setBooks] = useState<PhraseBooks>(new Map());
  const wanted = languages.join(' ');
  useEffect(() => {
    let isCurrent = true;
    for (const language of wanted.split(' ') as AdLanguage[])
      loadPhraseBook(language).then(
        (book) => {
          if (isCurrent) setBooks((before) => new Map(before).set(language, { language, book }));
        },
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return books;
}

/** The fields whose texts are no phrases: the name of the app. */
const properNames: readonly TextFieldPath[] = ['outro.appName'];

/**
 * Returns the translation of a text in the phrase book; null if the text is no phrase of the ad's language or of English, or if
 * the translation is longer than the field permits.
 */
export function suggestTranslation(
  { path, source }: { path: TextFieldPath; source: string },
  options: { from: readonly AdLanguage[]; to: AdLanguage; books: PhraseBooks; maxLength: number },
): string | null {
  const { from, to, books, maxLength } = options;
  const target = books.get(to);
  if (target === undefined || properNames.includes(path)) return null;
  for (const language of from) {
    const phrases = books.get(language);
    const id = phrases === undefined ? null : identifyPhrase(source, phrases);
    if (id !== null) return target.book[id].length <= maxLength ? target.book[id] : null;
  }
  return null;
}
