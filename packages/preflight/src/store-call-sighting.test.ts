import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { checkPage, foreignPage } from '../test/ads/foreign-page.ts';
import { goodViewing, urlTap, withRecord } from '../test/viewings/made-up-viewing.ts';
import { combineSightings, seeStoreCall } from './store-call-sighting.ts';

const { applovin, ironsource, meta, mintegral, preview, vungle } = networks;

test.each([
  [meta, '', { state: 'found', call: 'FbPlayableAd.onCTAClick()' }],
  [applovin, '', { state: 'missing', call: 'mraid.open()' }],
  [applovin, 'var m=window.mraid;m.open(url)', { state: 'found', call: 'mraid.open()' }],
  [ironsource, 'mraid.openStoreURL(url)', { state: 'found', call: 'mraid.openStoreURL()' }],
  [mintegral, 'install()', { state: 'found', call: 'window.install()' }],
  [vungle, 'parent.postMessage("complete","*")', { state: 'missing' }],
  [vungle, 'parent.postMessage("download","*")', { state: 'found' }],
  [applovin, 'if (', { state: 'unknown', call: 'mraid.open()' }],
  [preview, '', null],
])('looks for the store call of $id in %j', async (network, code, expected) => {
  const { storeCall } = await checkPage(foreignPage(`<script>${code}</script>`), network);
  if (expected === null) expect(storeCall).toBeNull();
  else expect(storeCall).toMatchObject(expected);
});

test('a call that a viewer saw counts more than one in the code', () => {
  const call = 'mraid.open()';
  const seen = seeStoreCall(goodViewing(applovin), applovin);
  const dead = seeStoreCall(withRecord(applovin, { calls: [] }), applovin);
  const ignored = { ...urlTap, during: 'cta' as const, ignored: 'Too late.' };
  expect(seen).toEqual({ state: 'seen', call });
  expect(seeStoreCall(withRecord(applovin, { calls: [ignored] }), applovin)).toEqual(dead);
  expect(combineSightings({ state: 'unknown', call }, seen)).toEqual({ state: 'seen', call });
  expect(combineSightings({ state: 'found', call }, dead)).toEqual({ state: 'unseen', call });
  expect(combineSightings({ state: 'missing', call }, dead)).toEqual({ state: 'missing', call });
  expect(combineSightings({ state: 'found', call }, null)).toEqual({ state: 'found', call });
});
