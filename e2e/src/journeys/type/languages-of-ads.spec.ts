// Requirement: ad.embedded-fonts, language.languages
import { test } from '@playwright/test';
import { compareMachines } from '../../support/fonts/compare-machines.ts';

test('ads in all kinds of scripts look the same on machines with and without fonts, and no text leaves its place', async () => {
  // Marks on letters, another alphabet, joined letters from right to left, marks without spaces between words, and syllables
  // of several letters. `east-asian-fonts.spec.ts` compares ideographs, and `pnpm proof` the other languages.
  await compareMachines(['vi', 'ru', 'ar', 'th', 'hi']);
});
