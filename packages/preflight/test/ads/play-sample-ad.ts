import { doubleClickGuardMs } from '@spinreel/config-schema/limits/ad-timings';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import type { Network } from '@spinreel/exporters/network';
import type { Browser } from 'playwright-core';
import type { ExpectStatic } from 'vitest';
import { networks } from '@spinreel/exporters/networks/index';
import { openInHost, type HostedAd } from '../../src/play-in-host.ts';
import { pauseFrames } from './playable-ad.ts';
import { familyNetworks } from './representatives.ts';

export const spinLabel = sampleAd.cta.label;
const storeLabel = sampleAd.outro.label;
export const frameRate = 30;

/** For waits that end with an event. The machine may be busy. */
export const patience = { timeout: 60_000 };

/** The networks whose files and store calls differ most: an HTML file whose call takes a URL, and a ZIP file. */
export const sampleNetworks: readonly Network[] = [networks.applovin, networks.google];

/** One network of each other kind of web view, one of MRAID whose web view differs most, and one whose ad is an HTML file. */
export const otherSampleNetworks: readonly Network[] = [
  ...familyNetworks,
  networks.chartboost,
  networks.moloco,
].filter((network) => !sampleNetworks.includes(network));

/** Plays an export of the sample ad to the store in the host of `network`, and expects pauses, sound and store calls. */
export async function expectPlaysToStore(options: {
  readonly bytes: Uint8Array;
  readonly network: Network;
  readonly browser: Browser;
  /** Concurrent tests must poll with their own `expect`. */
  readonly expect: ExpectStatic;
}): Promise<void> {
  const { bytes, network, browser, expect } = options;
  const ad = await openInHost({ bytes, network, browser });
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
    await expect.poll(() => framesOff(ad, frame), patience).toBeLessThan(1.01);
    // There, the music may be decoded after the pause.
    await expect.poll(() => countAudible(ad), patience).toBeGreaterThan(0);
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
  expect(await ad.page.evaluate('localStorage.length + sessionStorage.length + document.cookie.length')).toBe(
    0,
  );
  await ad.close();
}

/**
 * Taps the middle of the button whose name starts with `name`; the name of the spin button ends with a count. Does not
 * wait until the button is stable, because pulsing buttons never are.
 */
export async function tap(ad: HostedAd, name: string): Promise<void> {
  const button = ad.page.getByRole('button', { name: new RegExp(`^${name}`) });
  await button.waitFor(patience);
  const box = await button.boundingBox();
  if (box === null) throw new Error(`The button "${name}" is not on screen`);
  await ad.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

export async function pausedAfter(ad: HostedAd, seconds: number): Promise<void> {
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

async function countAudible(ad: HostedAd): Promise<number> {
  const { audibleElements, audibleContexts } = await ad.audioState();
  return audibleElements + audibleContexts;
}

async function framesOff(ad: HostedAd, frame: number): Promise<number> {
  const { lastMediaTimeSeconds } = await ad.presentedFrames();
  return Math.abs((lastMediaTimeSeconds ?? 0) * frameRate - frame);
}
