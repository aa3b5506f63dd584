import { expect, test } from 'vitest';
import { defaults } from './defaults.ts';
import { resolveAd } from './resolve-ad.ts';

const { branding } = defaults;

// Requirement: ad.defaults
test('an empty config resolves to the defaults', () => {
  const ad = resolveAd({});
  expect(ad).toMatchObject({
    name: 'Untitled Ad',
    branding,
    background: defaults.background,
    button: { label: 'Spin!', color: '#DC143C', style: 'flashy-stacked', fontFamily: 'Verdana' },
    cover: { text: 'Play and Win Big' },
    outro: { label: 'Download Now!', color: '#FFD700', pulse: true, fontFamily: 'Verdana' },
  });
});
