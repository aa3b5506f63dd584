import { expect, test } from 'vitest';
import { formatLegalDate, legalFacts } from './legal-facts.ts';

// Requirement: site.facts
test.each([
  [legalFacts.termsEffectiveOn, 'January 20, 2025'],
  [legalFacts.privacyEffectiveOn, 'August 20, 2025'],
  [legalFacts.cookiesEffectiveOn, 'August 20, 2025'],
])('%s is written as %s', (isoDay, text) => {
  expect(formatLegalDate(isoDay)).toBe(text);
});
