import type { Network } from '@spinreel/exporters/network';
import type { Browser } from 'playwright-core';
import { type ExpectStatic } from 'vitest';
import { openInHost, type HostedAd } from '../../src/play-in-host.ts';
import { playToEndCard } from '../../src/viewing/play-to-end-card.ts';
import { viewerOf } from '../../src/viewing/viewer.ts';
import { simplifyDrawing } from '../mutations/page-change.ts';
import { withoutCelebration } from '../mutations/play-behaviour.ts';
import { shortAd } from '../ads/short-ad.ts';

const tapCount = 50;

/**
 * Taps an ad at random places, hides it and turns it, and expects that it reaches its outro and behaves well. Concurrent tests
 * pass their own `expect`.
 */
export async function expectSurvivalOfTaps(
  network: Network,
  { browser, expect }: { browser: Browser; expect: ExpectStatic },
): Promise<void> {
  const { bytes } = await shortAd(network, { config: withoutCelebration, mutant: simplifyDrawing });
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
  expect(
    await playToEndCard({
      ad,
      viewer,
      keepScreenshot: () => Promise.resolve(),
      noteTexts: () => Promise.resolve(),
    }),
  ).toMatchObject({
    hasReachedEndCard: true,
  });
  await expect
    .poll(() => ad.lifecycle(), { timeout: 300_000 })
    .toEqual({ calls: [...network.lifecycleCalls], errors: [] });
  await expectGoodBehavior(ad, network, expect);
  await ad.close();
}

async function expectGoodBehavior(ad: HostedAd, network: Network, expect: ExpectStatic): Promise<void> {
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
