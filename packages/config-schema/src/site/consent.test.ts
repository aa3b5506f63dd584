import { expect, test } from 'vitest';
import {
  analyticsDefaults,
  analyticsGranted,
  analyticsSettings,
  analyticsWithdrawn,
  readConsent,
  serializeConsent,
} from './consent.ts';

const now = Date.UTC(2026, 0, 1);
const at = (nowMs: number) => ({ nowMs, isAnalyticsSetUp: true });
const dayMs = 24 * 60 * 60 * 1000;

test.each(['granted', 'denied'] as const)(
  'a visitor who chose %s is not asked again for a year',
  (choice) => {
    const stored = serializeConsent(choice, at(now));
    expect(readConsent(stored, at(now))).toBe(choice);
    expect(readConsent(stored, at(now + 364 * dayMs))).toBe(choice);
    expect(readConsent(stored, at(now + 366 * dayMs))).toBe('unset');
  },
);

// Requirement: consent.answer-without-analytics
test.each(['granted', 'denied'] as const)(
  '%s without analytics counts only until analytics is set up',
  (choice) => {
    const without = { nowMs: now, isAnalyticsSetUp: false };
    const stored = serializeConsent(choice, without);
    expect(readConsent(stored, without)).toBe(choice);
    expect(readConsent(stored, at(now))).toBe('unset');
    expect(readConsent(serializeConsent(choice, at(now)), without)).toBe(choice);
  },
);

test('an answer that does not say whether analytics was set up does not count once it is', () => {
  const stored = JSON.stringify({ choice: 'granted', chosenAtMs: now });
  expect(readConsent(stored, at(now))).toBe('unset');
});

test.each([
  null,
  '',
  'granted',
  'null',
  '[]',
  '{"choice":"granted"}',
  '{"choice":"yes","chosenAtMs":0}',
  '{"choice":"granted","chosenAtMs":"today"}',
  serializeConsent('granted', at(now + 2 * dayMs)),
])('the stored text %j is not a choice', (stored) => {
  expect(readConsent(stored, at(now))).toBe('unset');
});

// Requirement: consent.analytics
test('before consent, ads and analytics are denied, functionality and security granted', () => {
  expect(analyticsDefaults).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'granted',
    security_storage: 'granted',
  });
  expect(analyticsSettings).toMatchObject({ anonymize_ip: true });
});

test('withdrawing denies what granting allowed, and no advertising data is shared', () => {
  expect(analyticsWithdrawn).toMatchObject({ ad_storage: 'denied', analytics_storage: 'denied' });
  expect(analyticsSettings).toMatchObject({
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
});

// Requirement: consent.analytics
test('granting updates all to granted', () => {
  expect(Object.keys(analyticsGranted)).toEqual(Object.keys(analyticsDefaults));
  expect(new Set(Object.values(analyticsGranted))).toEqual(new Set(['granted']));
});
