import { expect, test } from 'vitest';
import { toSavableAdConfig } from './to-savable-ad-config.ts';
import { validateAdConfig } from './validate-ad-config.ts';

test.each(['h', 'https:/', 'http://x', 'apps.apple.com/app/id1', 'javascript:alert(1)'])(
  'the unfinished store URL %j is left out, so that the rest can be saved',
  (storeUrl) => {
    const saved = toSavableAdConfig({
      name: 'Ad',
      cta: { label: 'Go', storeUrl },
      outro: { storeUrl },
      storeUrls: { ios: storeUrl, android: storeUrl },
    });
    expect(saved).toEqual({ name: 'Ad', cta: { label: 'Go' } });
    expect(validateAdConfig(saved).ok).toBe(true);
  },
);

test.each(['', 'https://apps.apple.com/app/id1'])('the store URL %j is kept', (storeUrl) => {
  const config = { cta: { storeUrl }, storeUrls: { ios: storeUrl } };
  expect(toSavableAdConfig(config)).toEqual(config);
});

// Requirement: ad.stored-shape
test('what is saved is canonical', () => {
  expect(toSavableAdConfig({ assets: { coverImage: null }, cta: { label: 'Go' } })).toEqual({
    cta: { label: 'Go' },
  });
});
