import { expect, test } from 'vitest';
import { adLanguages } from './ad-languages.ts';
import { defaultSpinningLabels } from './default-spinning-labels.ts';
import { identifyPhrase } from './phrase-book/find-phrases.ts';
import { loadPhraseBook } from './phrase-book/load-phrase-book.ts';

// Requirement: customize.spinning-label
test.each(adLanguages)('is a phrase of the phrase book in %s', async (language) => {
  const phrases = { language, book: await loadPhraseBook(language) };
  expect(identifyPhrase(defaultSpinningLabels[language], phrases)).toBe('goodLuck');
});
