import { describe, expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { shortAd } from '../../test/ads/short-ad.ts';
import {
  breakingChanges,
  expectNothingBroken,
  expectRulesBroken,
  goodAds,
} from '../../test/mutations/play-behaviour.ts';
import { checkFile } from '../check-artifact.ts';

const browser = await launchBrowser();

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
