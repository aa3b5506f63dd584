/** Facts of the legal pages. Dates are ISO days. */
export const legalFacts = {
  termsEffectiveOn: '2025-01-20',
  privacyEffectiveOn: '2025-08-20',
  cookiesEffectiveOn: '2025-08-20',
  /** The days on which the texts were changed last; `legal-texts.test.tsx` in the web app fails if one is forgotten. */
  termsUpdatedOn: '2026-11-22',
  privacyUpdatedOn: '2026-11-27',
  cookiesUpdatedOn: '2026-11-28',
  /** Interest on late payments, percent per month. */
  lateInterestPercentPerMonth: 1.5,
  /** Liability is capped at what was paid in this many months before the claim. */
  liabilityCapMonths: 6,
  /** Children younger than this are excluded. */
  minimumAgeYears: 16,
} as const;

/** An ISO day as the legal pages write it: 'January 20, 2025'. */
export function formatLegalDate(isoDay: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDay));
}
