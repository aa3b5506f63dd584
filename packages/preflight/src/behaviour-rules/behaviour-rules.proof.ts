import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shortAd } from '../../test/ads/short-ad.ts';
import {
  breakingChanges,
  expectNothingBroken,
  expectRulesBroken,
  goodAds,
} from '../../test/mutations/play-behaviour.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { checkFile } from '../check-artifact.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

/** The mutant breaks rules about the file, as an ad that is not ours may. */
const exportedAds = goodAds.filter(({ options }) => options.mutant === undefined);

test.each(exportedAds)(
  'an ad with $name breaks no rule about the file of $network.id',
  async ({ network, options }) => {
    const { findings } = await checkFile({ ...(await shortAd(network, options)), network });
    expect(findings.filter(({ passed }) => !passed)).toEqual([]);
  },
);

describe.concurrent('a good ad breaks no rule of behaviour', () => {
  test.each(goodAds)('with $name, for $network.id', (ad) => expectNothingBroken(ad, browser));
});

describe.concurrent('a rule is broken alone by each of its changes to a good ad', () => {
  test.each(breakingChanges)('$network.id: $id, change $index', (change) =>
    expectRulesBroken([change], browser),
  );
});
