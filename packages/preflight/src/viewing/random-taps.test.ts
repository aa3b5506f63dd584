import type { Network } from '@spinreel/exporters/network';
import { adNetworks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shortAd } from '../../test/short-ad.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { openInHost, type HostedAd } from '../play-in-host.ts';
import { playToEndCard } from './play-to-end-card.ts';
import { viewerOf } from './viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

const tapCount = 50;

/** One network of each family. */
const played: readonly Network[] = Object.values<Network>(adNetworks).filter(
  ({ family }, index, all) => all.findIndex((other) => other.family === family) === index,
);

// Requirement: preflight.host-simulators
describe.concurrent.each(played)('in the host of $id', { timeout: 300_000 }, (network) => {
  test('an ad survives random taps, being hidden and turned, and reaches its outro', async ({
    // Concurrent tests must poll with their own `expect`.
    expect: testExpect,
  }) => {
    const { bytes } = await shortAd(network);
    const ad = await openInHost({ bytes, network, browser });
    const viewer = viewerOf(ad, network);
    const random = createRandom(network.id.length);
    for (let tap = 0; tap < tapCount; tap++) {
      // The web view is not viewable yet during the first taps.
      const { width, height } = ad.page.viewportSize() ?? { width: 0, height: 0 };
      if (tap === 20) await viewer.setHidden(true);
      if (tap === 25) await viewer.setHidden(false);
      if (tap === 35) await ad.page.setViewportSize({ width: height, height: width });
      await ad.page.touchscreen.tap(random() * width, random() * height);
      await ad.page.waitForTimeout(random() * 80);
    }
    expect(await playToEndCard({ ad, viewer, keepScreenshot: () => Promise.resolve() })).toMatchObject({
      hasReachedEndCard: true,
    });
    await testExpect
      .poll(() => ad.lifecycle(), { timeout: 5000 })
      .toEqual({ calls: [...network.lifecycleCalls], errors: [] });
    await expectGoodBehavior(ad, network);
    await ad.close();
  });
});

async function expectGoodBehavior(ad: HostedAd, network: Network): Promise<void> {
  expect(ad.consoleErrors).toEqual([]);
  expect(ad.networkRequests).toEqual([]);
  expect([...ad.navigations]).toEqual([]);
  expect(await ad.hostErrors()).toEqual([]);
  // Only taps open the store. Some of them may hit the outro's button.
  expect((await ad.ctaCalls()).filter(({ isTrusted }) => !isTrusted)).toEqual([]);
  const measured = await ad.measurementCalls();
  const { events = [] } = network.measurement ?? {};
  expect(events).toEqual(expect.arrayContaining([...measured]));
  expect([...new Set(measured)]).toEqual(events.filter((name) => measured.includes(name)));
}

/** Creates a function that returns the same sequence of numbers between 0 and 1 for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
