import { identifyPhrase, type LanguagePhrases } from './find-phrases.ts';
import type { PhraseField } from './phrases.ts';

/** The texts of an ad for which the phrase book has phrases. */
export type PhraseTexts = Readonly<Record<PhraseField, string>>;

/**
 * Returns the texts that are still a phrase of one language, each as the same phrase in another language. Texts that
 * are also a phrase in the other language are left out.
 */
export function translatePhrases(
  texts: PhraseTexts,
  { from, to }: { from: LanguagePhrases; to: LanguagePhrases },
): Partial<PhraseTexts> {
  const fields = Object.keys(texts) as PhraseField[];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const id = identifyPhrase(texts[field], from);
      return id === null || identifyPhrase(texts[field], to) !== null ? [] : [[field, to.book[id]]];
    }),
  );
}
