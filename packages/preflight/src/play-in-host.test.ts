import { defaults } from '@spinreel/config-schema/ad/defaults';
import { doubleClickGuardMs } from '@spinreel/config-schema/limits/ad-timings';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import { previewMessageSource } from '@spinreel/exporters/preview-messages';
import type { Network } from '@spinreel/exporters/network';
import { adNetworks, networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pauseFrames, playableAd } from '../test/ads/playable-ad.ts';
import { shortAd } from '../test/ads/short-ad.ts';
import { checkFile } from './check-artifact.ts';
import { launchChromium } from './browser/launch-chromium.ts';
import { openInHost, type HostedAd } from './play-in-host.ts';

/** The function of the host simulator that opens the store. */
declare const mraid: { open: (url: string) => void };

let browser: Browser;
let exported: Awaited<ReturnType<typeof playableAd>>;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
  exported = await playableAd();
});

afterAll(() => browser.close());

const spinLabel = sampleAd.cta.label;
const storeLabel = sampleAd.outro.label;
const frameRate = 30;

/** For waits that end with an event. The machine may be busy. */
const patience = { timeout: 60_000 };

/** The networks for which the sample ad is played: one of each family, and those whose web views differ most. */
const played: readonly Network[] = Object.values<Network>(adNetworks).filter(
  ({ id, family }, index, all) =>
    all.findIndex((other) => other.family === family) === index || id === 'moloco' || id === 'chartboost',
);

test.each(Object.values<Network>(adNetworks))(
  'the sample ad breaks no static rule of $id',
  async (network) => {
    const { bytes } = await exported(network);
    const verdict = await checkFile({
      bytes,
      fileName: artifactFileName({ adName: sampleAd.name, network, date: new Date(0) }),
      network,
    });
    expect(verdict.findings.filter(({ passed }) => !passed)).toEqual([]);
  },
);

describe.concurrent.each(played)('the sample ad in the host of $id', { timeout: 300_000 }, (network) => {
  // Requirement: playback.whole-ad, privacy.exports
  // Concurrent tests must poll with their own `expect`.
  test('is silent until the first tap, then plays to the store with its pauses and no network request', async ({
    expect: testExpect,
  }) => {
    const ad = await opened(network);
    await ad.page.waitForTimeout(1000);
    expect(await ad.audioState()).toEqual({
      audibleElements: 0,
      audibleContexts: 0,
      hasPlayedBeforeTap: false,
      hasSoundedBeforeTap: false,
    });
    expect(await ad.presentedFrames()).toEqual({ count: 0, lastMediaTimeSeconds: null });

    for (const frame of pauseFrames) {
      await tap(ad, spinLabel);
      await pausedAfter(ad, (frame - 2) / frameRate);
      // On a slow machine, the player corrects the frame shortly after the pause.
      await testExpect.poll(() => framesOff(ad, frame), patience).toBeLessThan(1.01);
      // There, the music may be decoded after the pause.
      await testExpect.poll(() => countAudible(ad), patience).toBeGreaterThan(0);
    }
    await tap(ad, spinLabel);
    await ad.page.getByRole('button', { name: storeLabel }).waitFor(patience);

    await ad.page.touchscreen.tap(20, 300);
    expect(await ad.ctaCalls()).toEqual([]);
    await tap(ad, storeLabel);
    const given =
      network.storeCall?.takesUrl === true
        ? { argumentCount: 1, url: expect.stringMatching(/^https:/) }
        : { argumentCount: 0, url: null };
    expect(await ad.ctaCalls()).toEqual([{ isTrusted: true, isUserActive: true, ...given }]);
    // An earlier tap would count as a double click.
    await ad.page.waitForTimeout(2 * doubleClickGuardMs);
    await tap(ad, storeLabel);
    expect(await ad.ctaCalls()).toHaveLength(2);

    expect(ad.networkRequests).toEqual([]);
    expect(ad.consoleErrors).toEqual([]);
    expect(await ad.hostErrors()).toEqual([]);
    expect(
      await ad.page.evaluate('localStorage.length + sessionStorage.length + document.cookie.length'),
    ).toBe(0);
    await ad.close();
  });
});

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
  const { bytes } = await shortAd(network, { pauseFrames: [], config: { storeUrls } });
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

test('refuses a file without a page', async () => {
  await expect(openInHost({ bytes: new Uint8Array(9), network: networks.meta, browser })).rejects.toThrow(
    'no page',
  );
});

async function opened(network: Network): Promise<HostedAd> {
  const { bytes } = await exported(network);
  return openInHost({ bytes, network, browser });
}

/**
 * Taps the middle of the button whose name starts with `name`; the name of the spin button ends with a count. Does not
 * wait until the button is stable, because pulsing buttons never are.
 */
async function tap(ad: HostedAd, name: string): Promise<void> {
  const button = ad.page.getByRole('button', { name: new RegExp(`^${name}`) });
  await button.waitFor(patience);
  const box = await button.boundingBox();
  if (box === null) throw new Error(`The button "${name}" is not on screen`);
  await ad.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function countAudible(ad: HostedAd): Promise<number> {
  const { audibleElements, audibleContexts } = await ad.audioState();
  return audibleElements + audibleContexts;
}

async function framesOff(ad: HostedAd, frame: number): Promise<number> {
  const { lastMediaTimeSeconds } = await ad.presentedFrames();
  return Math.abs((lastMediaTimeSeconds ?? 0) * frameRate - frame);
}

async function pausedAfter(ad: HostedAd, seconds: number): Promise<void> {
  await ad.page.waitForFunction(
    (least) => {
      const { media, frames } = window.spinreelHostLog;
      const videos = [...media].filter((element) => element instanceof HTMLVideoElement);
      return videos.every(({ paused }) => paused) && (frames.lastMediaTimeSeconds ?? 0) >= least;
    },
    seconds,
    patience,
  );
}
