import { timings } from './timings.ts';
import type { Milliseconds } from './units.ts';

/** What a visitor can answer to the analytics banner. No stored answer means that the banner asks. */
export const consentChoices = ['granted', 'denied'] as const;
export type ConsentChoice = (typeof consentChoices)[number];
export type ConsentState = ConsentChoice | 'unset';

/** What analytics may store before anybody has agreed (product spec, section 4, 'Consent'). */
export const analyticsDefaults = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'granted',
  security_storage: 'granted',
} as const satisfies Record<string, ConsentChoice>;

/** What granting updates it to: all granted. */
export const analyticsGranted = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
  functionality_storage: 'granted',
  security_storage: 'granted',
} as const satisfies Record<keyof typeof analyticsDefaults, ConsentChoice>;

/** What withdrawing updates it to: denied again, as it began. */
export const analyticsWithdrawn = { ...analyticsDefaults } as const;

/** Settings of the analytics script besides consent: addresses are cut short, and nothing is passed on for advertising. */
export const analyticsSettings = {
  anonymize_ip: true,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
} as const;

/** The text to store for a choice made at `nowMs` (milliseconds since 1970). */
export function storedConsent(choice: ConsentChoice, nowMs: Milliseconds): string {
  return JSON.stringify({ choice, chosenAtMs: nowMs });
}

/** The choice in a stored text; 'unset' when there is none, it is damaged, from the future, or more than a year old. */
export function readConsent(stored: string | null, nowMs: Milliseconds): ConsentState {
  const { choice, chosenAtMs } = parsed(stored);
  const known = consentChoices.find((word) => word === choice);
  if (known === undefined || typeof chosenAtMs !== 'number') return 'unset';
  const ageMs = nowMs - chosenAtMs;
  return ageMs > -maxClockErrorMs && ageMs < timings.consentTtlMs ? known : 'unset';
}

/** A clock that was put right meanwhile may make a choice look as if it were made a little later than now. */
const maxClockErrorMs = 24 * 60 * 60 * 1000;

function parsed(stored: string | null): { choice?: unknown; chosenAtMs?: unknown } {
  try {
    return (JSON.parse(stored ?? '{}') ?? {}) as { choice?: unknown; chosenAtMs?: unknown };
  } catch {
    // Anyone can write into a browser's storage; what is not ours counts as not there.
    return {};
  }
}
