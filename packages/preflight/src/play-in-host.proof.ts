import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectPlaysToStore, otherSampleNetworks } from '../test/ads/play-sample-ad.ts';
import { playableAd } from '../test/ads/playable-ad.ts';
import { launchChromium } from './browser/launch-chromium.ts';

let browser: Browser;
let exported: Awaited<ReturnType<typeof playableAd>>;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
  exported = await playableAd();
});

afterAll(() => browser.close());

describe.concurrent.each(otherSampleNetworks)('the sample ad in the host of $id', (network) => {
  test('is silent until the first tap, then plays to the store with its pauses and no network request', async ({
    expect,
  }) => {
    const { bytes } = await exported(network);
    await expectPlaysToStore({ bytes, network, browser, expect });
  });
});
