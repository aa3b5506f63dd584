import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import type { SourceText } from '@spinreel/variants/texts/list-texts';
import { expect, test } from 'vitest';
import { describeUnfinished } from './describe-unfinished.ts';

test('groups the languages with the same numbers', () => {
  const states = [setup('de', 1), setup('fi', 2, 1), setup('fr'), setup('th', 1)];
  expect(describeUnfinished(states)).toEqual([
    'German and Thai: 1 text not translated',
    'Finnish: 2 texts not translated, 1 text not confirmed',
  ]);
});

test('counts the languages after the first three of many', () => {
  const states = (['de', 'fi', 'fr', 'th', 'ar'] as const).map((language) => setup(language, 0, 2));
  expect(describeUnfinished(states)).toEqual([
    'German, Finnish, French and 2 more languages: 2 texts not confirmed',
  ]);
});

function setup(language: AdLanguage, untranslatedCount = 0, unconfirmedCount = 0) {
  const listTexts = (count: number): SourceText[] =>
    Array.from({ length: count }, (_, index) => ({
      path: 'cta.label',
      source: `Text ${index}`,
      variantIds: [null],
    }));
  return { language, untranslated: listTexts(untranslatedCount), unconfirmed: listTexts(unconfirmedCount) };
}
