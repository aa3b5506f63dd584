import { doubleClickGuardMs } from '@spinreel/config-schema/ad-timings';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { previewMessageSource } from '@spinreel/exporters/host-glue/preview-parent';
import type { NetworkId } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pauseFrames, playableAd } from '../test/playable-ad.ts';
import { checkFile } from './check-artifact.ts';
import { launchChromium } from './launch-chromium.ts';
import { openInHost, type HostedAd } from './play-in-host.ts';

let browser: Browser;
let exported: Awaited<ReturnType<typeof playableAd>>;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
  exported = await playableAd();
}, 60_000);

afterAll(() => browser.close());

const spinLabel = sampleAd.cta.label;
const storeLabel = sampleAd.outro.label;
const frameRate = 30;

describe.each(['meta', 'moloco'] as const satisfies NetworkId[])(
  'the sample ad in the host of %s',
  (network) => {
    test('breaks no static rule', async () => {
      const { bytes, extension } = await exported(network);
      const verdict = await checkFile({ bytes, fileName: `ad.${extension}`, network });
      expect(verdict.findings.filter(({ passed }) => !passed)).toEqual([]);
    });

    test('is silent and still until the first tap', async () => {
      const ad = await opened(network);
      await ad.page.waitForTimeout(1000);
      expect(await ad.audioState()).toEqual({
        audibleElements: 0,
        audibleContexts: 0,
        hasPlayedBeforeTap: false,
        hasSoundedBeforeTap: false,
      });
      expect(await ad.presentedFrames()).toEqual({ count: 0, lastMediaTimeSeconds: null });
      await ad.close();
    });

    test('plays from the cover to the store: pauses at the chosen frames, one call per tap, no request', async () => {
      const ad = await opened(network);
      for (const frame of pauseFrames) {
        await tap(ad, spinLabel);
        await pausedAfter(ad, (frame - 2) / frameRate);
        // On a machine that stutters the picture is put right a moment after the pause.
        await expect.poll(() => framesOff(ad, frame), { timeout: 5000 }).toBeLessThan(1.01);
        const { audibleElements, audibleContexts } = await ad.audioState();
        expect(audibleElements + audibleContexts).toBeGreaterThan(0);
      }
      await tap(ad, spinLabel);
      await ad.page.getByRole('button', { name: storeLabel }).waitFor({ timeout: 15_000 });

      await ad.page.touchscreen.tap(20, 300);
      expect(await ad.ctaCalls()).toEqual([]);
      await tap(ad, storeLabel);
      expect(await ad.ctaCalls()).toEqual([{ isTrusted: true, isUserActive: true, argumentCount: 0 }]);
      // Not a second tap but a double click would be what comes sooner.
      await ad.page.waitForTimeout(2 * doubleClickGuardMs);
      await tap(ad, storeLabel);
      expect(await ad.ctaCalls()).toHaveLength(2);

      expect(ad.networkRequests).toEqual([]);
      expect(ad.consoleErrors).toEqual([]);
      expect(
        await ad.page.evaluate('localStorage.length + sessionStorage.length + document.cookie.length'),
      ).toBe(0);
      await ad.close();
    }, 60_000);
  },
);

test('the preview tells the page around it what happens, and opens no store', async () => {
  const ad = await opened('preview');
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

test('a file without a page is refused', async () => {
  await expect(openInHost({ bytes: new Uint8Array(9), network: 'meta', browser })).rejects.toThrow('no page');
});

async function opened(network: NetworkId): Promise<HostedAd> {
  const { bytes } = await exported(network);
  return openInHost({ bytes, network, browser });
}

/** A finger on the middle of the button whose name begins so: the spin button also counts. Pulsing buttons never come to rest, so nothing waits for that. */
async function tap(ad: HostedAd, name: string): Promise<void> {
  const button = ad.page.getByRole('button', { name: new RegExp(`^${name}`) });
  await button.waitFor();
  const box = await button.boundingBox();
  if (box === null) throw new Error(`The button "${name}" is not on screen`);
  await ad.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
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
    { timeout: 15_000 },
  );
}
