import { defaults } from '@spinreel/config-schema/ad/defaults';
import { previewMessageSource } from '@spinreel/exporters/preview-messages';
import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from '../test/launch-browser.ts';
import { pauseFrames, playableAd } from '../test/ads/playable-ad.ts';
import {
  expectPlaysToStore,
  frameRate,
  patience,
  pausedAfter,
  sampleNetworks,
  spinLabel,
  tap,
} from '../test/ads/play-sample-ad.ts';
import { shortAd } from '../test/ads/short-ad.ts';
import { utf8 } from '../test/mutations/mutate.ts';
import { simplifyDrawing } from '../test/mutations/page-change.ts';
import { withoutCelebration } from '../test/mutations/play-behaviour.ts';
import { openInHost, type HostedAd } from './play-in-host.ts';

/** The function of the host simulator that opens the store. */
declare const mraid: { open: (url: string) => void };

const browser = await launchBrowser();
let exported: Awaited<ReturnType<typeof playableAd>>;

beforeAll(async () => {
  exported = await playableAd();
});

// The hosts of the other families: play-in-host.proof.ts.
describe.concurrent.each(sampleNetworks)(
  'the sample ad in the host of $id',
  { timeout: 300_000 },
  (network) => {
    // Requirement: playback.whole-ad, privacy.exports
    test('is silent until the first tap, then plays to the store with its pauses and no network request', async ({
      expect: testExpect,
    }) => {
      const { bytes } = await exported(network);
      await expectPlaysToStore({ bytes, network, browser, expect: testExpect });
    });
  },
);

const storeUrls = {
  ios: 'https://apps.apple.com/app/id1234567890?ct=a&mt=8',
  android: 'https://play.google.com/store/apps/details?id=com.example.spins',
};

// Requirement: export.store-url-by-platform
test.each([
  ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  [
    'android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36',
  ],
] as const)('at AppLovin, a tap opens the store URL for %s', async (platform, userAgent) => {
  const network = networks.applovin;
  const config = { ...withoutCelebration, storeUrls };
  const { bytes } = await shortAd(network, { pauseFrames: [], config, mutant: simplifyDrawing });
  const ad = await openInHost({ bytes, network, browser, userAgent });
  await ad.page.evaluate(() => {
    const openedUrls: string[] = [];
    const { open } = mraid;
    mraid.open = (url) => {
      openedUrls.push(url);
      open(url);
    };
    Object.assign(window, { openedUrls });
  });
  await tap(ad, defaults.cta.label);
  await tap(ad, defaults.outro.label);
  await expect.poll(() => ad.page.evaluate('window.openedUrls'), patience).toEqual([storeUrls[platform]]);
  expect(await ad.hostErrors()).toEqual([]);
  await ad.close();
});

test('the preview reports its events to the parent page and opens no store', async () => {
  const ad = await opened(networks.preview);
  await ad.page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.addEventListener('message', ({ data }) => told.push(data));
  });
  await tap(ad, spinLabel);
  await pausedAfter(ad, (pauseFrames[0] - 2) / frameRate);
  const told = await ad.page.evaluate<{ source: string; event?: { type: string } }[]>('window.told');
  expect(told.every(({ source }) => source === previewMessageSource)).toBe(true);
  expect(told.map(({ event }) => event?.type)).toEqual(expect.arrayContaining(['start', 'pause']));
  expect(ad.networkRequests).toEqual([]);
  await ad.close();
});

test('opens a page that has written its document again without closing it', async () => {
  const write = `document.open();document.write('<p>written</p>')`;
  const html = `<!doctype html><title>x</title><script>onload=function(){${write}}</script>`;
  const ad = await openInHost({ bytes: utf8(html), network: networks.meta, browser });
  onTestFinished(() => ad.close());
  expect(await ad.page.innerText('p')).toBe('written');
});

test('refuses a file without a page', async () => {
  await expect(openInHost({ bytes: new Uint8Array(9), network: networks.meta, browser })).rejects.toThrow(
    'no page',
  );
});

async function opened(network: Network): Promise<HostedAd> {
  const { bytes } = await exported(network);
  return openInHost({ bytes, network, browser });
}
