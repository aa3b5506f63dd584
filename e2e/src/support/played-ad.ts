import { expect } from '@playwright/test';
import type { HostedAd } from '@spinreel/preflight/play-in-host';
import { toNearestFrame } from '@spinreel/config-schema/ad/video/pause-points';

/** The names of the buttons that a viewer taps. */
interface AdButtons {
  readonly spin: string;
  readonly cta: string;
}

/** What was observed while an ad was played from its cover to its CTA. */
export interface PlayedAd {
  /** Frames at which the video paused, in order. */
  readonly pausedFrames: readonly number[];
}

/**
 * Plays an ad like a viewer: taps the cover, the spin button at every pause, and the CTA. Fails if the ad moves or
 * sounds before the first tap, or if it does not continue.
 */
export async function playThrough(
  ad: HostedAd,
  options: { buttons: AdButtons; pauses: number; frameRate: number },
): Promise<PlayedAd> {
  const { buttons, pauses, frameRate } = options;
  await ad.page.waitForTimeout(1000);
  expect(await ad.audioState()).toMatchObject({ hasPlayedBeforeTap: false, hasSoundedBeforeTap: false });
  expect((await ad.presentedFrames()).count).toBeLessThanOrEqual(1);

  await tapAndWait(ad, buttons.spin);
  const pausedFrames: number[] = [];
  for (let pause = 0; pause < pauses; pause += 1) {
    await expect(findButton(ad, buttons.spin)).toBeVisible();
    pausedFrames.push(await waitForPausedFrame(ad, frameRate));
    await tapAndWait(ad, buttons.spin);
  }

  await expect(findButton(ad, buttons.cta)).toBeVisible();
  expect(await ad.ctaCalls(), 'no tap so far opens the store').toEqual([]);
  await ad.page.touchscreen.tap(20, 300);
  expect(await ad.ctaCalls(), 'a tap next to the CTA does nothing').toEqual([]);
  await tap(ad, buttons.cta);
  expect(await ad.ctaCalls()).toEqual([{ isTrusted: true, isUserActive: true, argumentCount: 0, url: null }]);
  // Two quick taps count as one, because web views report some taps twice.
  await ad.page.waitForTimeout(1000);
  await tap(ad, buttons.cta);
  expect(await ad.ctaCalls()).toHaveLength(2);
  return { pausedFrames };
}

/**
 * Taps a button and waits until the video moves. Its frames are counted in the page, because a button that is hidden only
 * for a moment could be missed.
 */
async function tapAndWait(ad: HostedAd, name: string): Promise<void> {
  const { count } = await ad.presentedFrames();
  await tap(ad, name);
  // A corrected pause presents one more frame.
  const countNow = async () => (await ad.presentedFrames()).count;
  await expect.poll(countNow).toBeGreaterThan(count + 1);
}

/**
 * Returns the frame at which the video stays paused. On a busy machine, a pause may be some frames late until the player has
 * corrected it.
 */
async function waitForPausedFrame(ad: HostedAd, frameRate: number): Promise<number> {
  let frame = Number.NaN;
  await expect(async () => {
    expect(await ad.page.evaluate(() => document.querySelector('video')?.paused), 'the video is paused').toBe(
      true,
    );
    frame = await readShownFrame(ad, frameRate);
    await ad.page.waitForTimeout(500);
    expect(await readShownFrame(ad, frameRate), 'the frame does not change').toBe(frame);
  }).toPass();
  return frame;
}

/** Returns the frame on screen, computed from the media time of the last presented frame. */
async function readShownFrame(ad: HostedAd, frameRate: number): Promise<number> {
  const { lastMediaTimeSeconds } = await ad.presentedFrames();
  return toNearestFrame(lastMediaTimeSeconds ?? 0, frameRate);
}

function findButton(ad: HostedAd, name: string) {
  return ad.page.getByRole('button', { name }).filter({ visible: true }).first();
}

/** Taps the position of a button. Playwright would wait forever until a pulsing button is stable. */
async function tap(ad: HostedAd, name: string): Promise<void> {
  const box = await findButton(ad, name).boundingBox();
  if (box === null) throw new Error(`There is no button '${name}' to tap`);
  await ad.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
