// Requirement: ad.embedded-fonts, language.languages
import { test } from '@playwright/test';
import { compareMachines } from '../../support/fonts/compare-machines.ts';

test('ads from right to left, or with marks on letters, look the same on machines with and without fonts', async () => {
  // `embedded-fonts.spec.ts` compares Latin letters, and `pnpm proof` the other languages.
  await compareMachines(['ar', 'th']);
});
