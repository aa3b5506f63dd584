// Requirement: consent.storage-names
import { expect, test } from 'vitest';
import { storageKeys } from './client-storage.ts';

test('storage keys are fixed, because a changed key loses what visitors chose', () => {
  expect(storageKeys).toEqual({
    accessFlag: 'spinreel.access',
    analyticsConsent: 'spinreel.analytics-consent',
    singleKeys: 'spinreel.single-keys',
    checkNetworks: 'spinreel.check-networks',
    nameTemplate: 'spinreel.name-template',
    variantColumns: 'spinreel.variant-columns',
    textColumns: 'spinreel.text-columns',
  });
});
