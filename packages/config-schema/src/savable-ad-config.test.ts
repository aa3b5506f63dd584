import { expect, test } from 'vitest';
import { savableAdConfig } from './savable-ad-config.ts';
import { validateAdConfig } from './validate-ad-config.ts';

test.each(['h', 'https:/', 'http://x', 'apps.apple.com/app/id1', 'javascript:alert(1)'])(
  'the unfinished store URL %j is left out, so that the rest can be saved',
  (storeUrl) => {
    const saved = savableAdConfig({ name: 'Ad', cta: { label: 'Go', storeUrl }, outro: { storeUrl } });
    expect(saved).toEqual({ name: 'Ad', cta: { label: 'Go' } });
    expect(validateAdConfig(saved).ok).toBe(true);
  },
);

test.each(['', 'https://apps.apple.com/app/id1'])('the store URL %j is kept', (storeUrl) => {
  expect(savableAdConfig({ cta: { storeUrl } })).toEqual({ cta: { storeUrl } });
});

test('what is saved is canonical', () => {
  expect(savableAdConfig({ assets: { coverImage: null }, cta: { label: 'Go' } })).toEqual({
    cta: { label: 'Go' },
  });
});
