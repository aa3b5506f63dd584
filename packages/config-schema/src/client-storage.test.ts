import { expect, test } from 'vitest';
import { storageKeys } from './client-storage.ts';

test('the names under which browsers keep values are fixed: changing one forgets what visitors chose', () => {
  expect(storageKeys).toEqual({
    accessFlag: 'spinreel.access',
    analyticsConsent: 'spinreel.analytics-consent',
    singleKeys: 'spinreel.single-keys',
  });
});
