import { siteTimings } from '../limits/site-timings.ts';
import type { Milliseconds } from '../limits/units.ts';

/** The answers to the analytics banner. The banner is shown if no answer is stored. */
export const consentChoices = ['granted', 'denied'] as const;
export type ConsentChoice = (typeof consentChoices)[number];
export type ConsentState = ConsentChoice | 'unset';

/** The consent settings of analytics before the visitor agrees (requirement consent.analytics). */
export const analyticsDefaults = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'granted',
  security_storage: 'granted',
} as const satisfies Record<string, ConsentChoice>;

/** The consent settings after the visitor agrees: all granted. */
export const analyticsGranted = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
  functionality_storage: 'granted',
  security_storage: 'granted',
} as const satisfies Record<keyof typeof analyticsDefaults, ConsentChoice>;

/** The consent settings after the visitor withdraws: the same as the defaults. */
export const analyticsWithdrawn = { ...analyticsDefaults } as const;

/** Other settings of the analytics script: IP addresses are truncated, and no data is shared for advertising. */
export const analyticsSettings = {
  anonymize_ip: true,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
} as const;

/** The time at which a choice is made or read, and whether the site has an analytics id at that time. */
export interface ConsentContext {
  /** Milliseconds since 1970. */
  readonly nowMs: Milliseconds;
  readonly isAnalyticsSetUp: boolean;
}

/** The text to store for a choice. */
export function serializeConsent(choice: ConsentChoice, { nowMs, isAnalyticsSetUp }: ConsentContext): string {
  return JSON.stringify({ choice, chosenAtMs: nowMs, isAnalyticsSetUp });
}

/**
 * The choice in a stored text; 'unset' when there is none, it is damaged, from the future, or more than a year old. A
 * choice made while the site had no analytics was not an informed one: once the site has analytics, it does not count.
 */
export function readConsent(
  stored: string | null,
  { nowMs, isAnalyticsSetUp }: ConsentContext,
): ConsentState {
  const value = parseStored(stored);
  const choice = consentChoices.find((known) => known === value.choice);
  if (choice === undefined || typeof value.chosenAtMs !== 'number') return 'unset';
  if (isAnalyticsSetUp && value.isAnalyticsSetUp !== true) return 'unset';
  const ageMs = nowMs - value.chosenAtMs;
  return ageMs > -maxClockErrorMs && ageMs < siteTimings.consentTtlMs ? choice : 'unset';
}

/** After a clock has been corrected, a choice may seem to be made a little later than now. */
const maxClockErrorMs = 24 * 60 * 60 * 1000;

interface StoredConsent {
  choice?: unknown;
  chosenAtMs?: unknown;
  isAnalyticsSetUp?: unknown;
}

function parseStored(stored: string | null): StoredConsent {
  try {
    return (JSON.parse(stored ?? '{}') ?? {}) as StoredConsent;
  } catch {
    // Anyone can write to a browser's storage; an unreadable value counts as none.
    return {};
  }
}
