import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { loadPhraseBook } from '@spinreel/config-schema/languages/phrase-book/load-phrase-book';
import { expect, test } from 'vitest';
import { createBudgetAd, createTypicalText, findBudgetKey } from './budget-ad.ts';

// Requirement: language.text-budget
test('a typical text repeats phrases up to its length', () => {
  expect(createTypicalText(['Spin', 'Play now'], 11)).toBe('Spin Play n');
  expect(createTypicalText(['Spin', 'Play now'], 20)).toBe('Spin Play now Spin P');
  expect(createTypicalText(['Spin'], 5)).toBe('Spin');
});

// Requirement: language.text-budget
test('an ad has typical texts in its language for each field, also for hidden ones', async () => {
  const config: AdConfig = {
    cta: { showCoverText: false, showButtonWhileSpinning: false },
    outro: { textCase: 'upper-case' },
    compliance: { language: 'de' },
  };
  const book = await loadPhraseBook('de');
  const lengths = {
    'cta.label': 20,
    'outro.label': 32,
    'outro.headline': 36,
    'cta.coverText': 40,
    'cta.spinningLabel': 26,
  };
  const { button, cover, gameplay, outro } = createBudgetAd(config, { book, lengths });
  expect(button.label.startsWith(book.spin)).toBe(true);
  expect(outro.label).toBe(outro.label.toUpperCase());
  const texts = [button.label, outro.label, outro.headline, cover.text, gameplay.spinningLabel];
  expect(texts.map((text) => text?.length)).toEqual([20, 32, 36, 40, 26]);
});

test('texts do not change how long they may be, but fonts do', () => {
  const key = findBudgetKey({ cta: { label: 'Spin' } });
  expect(findBudgetKey({ cta: { label: 'Play', coverText: 'Win', spinningLabel: 'Wait' } })).toBe(key);
  expect(findBudgetKey({ cta: { fontFamily: 'Impact' } })).not.toBe(key);
  expect(findBudgetKey({ cta: { textCase: 'upper-case' } })).not.toBe(key);
  expect(findBudgetKey({ outro: { fontWeight: 'regular' } })).not.toBe(key);
});
