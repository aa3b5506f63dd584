import { beforeAll, describe, test } from 'vitest';
import { launchBrowser } from '../test/launch-browser.ts';
import { expectPlaysToStore, otherSampleNetworks } from '../test/ads/play-sample-ad.ts';
import { playableAd } from '../test/ads/playable-ad.ts';

const browser = await launchBrowser();
let exported: Awaited<ReturnType<typeof playableAd>>;

beforeAll(async () => {
  exported = await playableAd();
});

describe.concurrent.each(otherSampleNetworks)('the sample ad in the host of $id', (network) => {
  test('is silent until the first tap, then plays to the store with its pauses and no network request', async ({
    expect,
  }) => {
    const { bytes } = await exported(network);
    await expectPlaysToStore({ bytes, network, browser, expect });
  });
});
