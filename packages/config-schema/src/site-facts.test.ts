import { expect, test } from 'vitest';
import { formatLegalDate, legalFacts, siteFacts } from './site-facts.ts';

test('the public pages state the facts of the product spec', () => {
  expect(siteFacts).toEqual({
    heroStats: ['5min', '100%', '24/7'],
    averageCreationMinutes: 5,
    demoVideoSeconds: 60,
    faqPanelMaxHeightPx: 1000,
    faqItemCount: 9,
    copyrightYear: 2025,
    contactReplyHours: 24,
  });
});

test.each([
  [legalFacts.termsEffectiveOn, 'January 20, 2025'],
  [legalFacts.privacyEffectiveOn, 'August 20, 2025'],
  [legalFacts.cookiesEffectiveOn, 'August 20, 2025'],
])('%s is written as %s', (isoDay, words) => {
  expect(formatLegalDate(isoDay)).toBe(words);
});

test('the legal pages state the numbers of the product spec', () => {
  expect(legalFacts).toMatchObject({
    lateInterestPercentPerMonth: 1.5,
    liabilityCapMonths: 6,
    minimumAgeYears: 16,
  });
});
