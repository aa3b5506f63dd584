import { expect, test } from 'vitest';
import {
  analyticsDefaults,
  analyticsGranted,
  analyticsSettings,
  analyticsWithdrawn,
  readConsent,
  storedConsent,
} from './consent.ts';

const now = Date.UTC(2026, 0, 1);
const dayMs = 24 * 60 * 60 * 1000;

test.each(['granted', 'denied'] as const)(
  'a visitor who chose %s is not asked again for a year',
  (choice) => {
    const stored = storedConsent(choice, now);
    expect(readConsent(stored, now)).toBe(choice);
    expect(readConsent(stored, now + 364 * dayMs)).toBe(choice);
    expect(readConsent(stored, now + 366 * dayMs)).toBe('unset');
  },
);

test.each([
  null,
  '',
  'granted',
  'null',
  '[]',
  '{"choice":"granted"}',
  '{"choice":"yes","chosenAtMs":0}',
  '{"choice":"granted","chosenAtMs":"today"}',
  storedConsent('granted', now + 2 * dayMs),
])('the stored text %j is no choice', (stored) => {
  expect(readConsent(stored, now)).toBe('unset');
});

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

test('withdrawing denies what granting allowed, and nothing is ever passed on for advertising', () => {
  expect(analyticsWithdrawn).toMatchObject({ ad_storage: 'denied', analytics_storage: 'denied' });
  expect(analyticsSettings).toMatchObject({
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
});

test('granting updates all to granted', () => {
  expect(Object.keys(analyticsGranted)).toEqual(Object.keys(analyticsDefaults));
  expect(new Set(Object.values(analyticsGranted))).toEqual(new Set(['granted']));
});
