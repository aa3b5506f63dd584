import { expect, test } from 'vitest';
import type { AdLanguage } from '../ad-languages.ts';
import { loadPhraseBook } from './load-phrase-book.ts';
import { translatePhrases, type PhraseTexts } from './translate-phrases.ts';

test('translates the texts that are phrases', async () => {
  const texts = {
    'cta.label': 'Spin!',
    'outro.label': 'Get coins at Lucky Palace',
    'outro.headline': 'You won!',
    'cta.coverText': 'BIG WIN',
    'cta.spinningLabel': 'Good luck',
  };
  expect(await translate(texts, 'en', 'de')).toEqual({
    'cta.label': 'Drehen!',
    'outro.headline': (await loadPhraseBook('de')).youWon,
    'cta.coverText': 'Großer Gewinn!',
    'cta.spinningLabel': 'Viel Glück!',
  });
});

test('leaves texts that are a phrase in both languages', async () => {
  const texts = {
    'cta.label': 'Gira!',
    'outro.label': 'Scarica ora!',
    'outro.headline': '',
    'cta.coverText': 'Jackpot!',
    'cta.spinningLabel': '',
  };
  expect(await translate(texts, 'it', 'pt')).toEqual({ 'outro.label': 'Descarrega já!' });
});

async function translate(
  texts: PhraseTexts,
  from: AdLanguage,
  to: AdLanguage,
): Promise<Partial<PhraseTexts>> {
  const load = async (language: AdLanguage) => ({ language, book: await loadPhraseBook(language) });
  return translatePhrases(texts, { from: await load(from), to: await load(to) });
}
