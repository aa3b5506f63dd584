import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { expect, test } from 'vitest';
import { listBuilds } from './list-builds.ts';

const ad: AdConfig = { languages: ['de', 'en'], variants: [{ id: 'one' }, { id: 'two' }] };

test('lists every variant in every language for every network, each once', () => {
  const builds = listBuilds(ad, { networks: ['meta', 'moloco', 'meta'] });
  expect(builds).toHaveLength(3 * 2 * 2);
  expect(builds.slice(0, 3)).toEqual([
    { variantId: null, language: 'en', network: 'meta' },
    { variantId: null, language: 'en', network: 'moloco' },
    { variantId: null, language: 'de', network: 'meta' },
  ]);
});

test('lists only what is selected, in the order of the ad', () => {
  expect(
    listBuilds(ad, { variantIds: ['two', 'one', 'gone'], languages: ['de', 'fr'], networks: ['meta'] }),
  ).toEqual([
    { variantId: 'one', language: 'de', network: 'meta' },
    { variantId: 'two', language: 'de', network: 'meta' },
  ]);
});

test('an ad without variants is one file for each network', () => {
  expect(listBuilds({}, { networks: ['meta'] })).toEqual([
    { variantId: null, language: 'en', network: 'meta' },
  ]);
});
