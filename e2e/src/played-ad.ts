import { expect } from '@playwright/test';
import type { HostedAd } from '@spinreel/preflight/play-in-host';
import { frameAt } from '@spinreel/config-schema/pause-points';

/** What a viewer is asked to tap. */
interface AdButtons {
  readonly spin: string;
  readonly cta: string;
}

/** What was seen while an ad was played from its cover to its call to action. */
export interface PlayedAd {
  /** Frames at which the picture stood still, in order. */
  readonly pausedFrames: readonly number[];
}

/**
 * Plays an ad as a viewer would: nothing before the first tap, a tap on the cover, one on the spin button at every pause,
 * and one on the call to action. Fails where the ad moves or sounds too early, or never gets on.
 */
export async function playThrough(
  ad: HostedAd,
  options: { buttons: AdButtons; pauses: number; frameRate: number },
): Promise<PlayedAd> {
  const { buttons, pauses, frameRate } = options;
  await ad.page.waitForTimeout(1000);
  expect(await ad.audioState()).toMatchObject({ hasPlayedBeforeTap: false, hasSoundedBeforeTap: false });
  expect((await ad.presentedFrames()).count).toBeLessThanOrEqual(1);

  await tapAndGo(ad, buttons.spin);
  const pausedFrames: number[] = [];
  for (let pause = 0; pause < pauses; pause += 1) {
    await expect(button(ad, buttons.spin)).toBeVisible({ timeout: 30_000 });
    pausedFrames.push(await settledFrame(ad, frameRate));
    await tapAndGo(ad, buttons.spin);
  }

  await expect(button(ad, buttons.cta)).toBeVisible({ timeout: 60_000 });
  expect(await ad.ctaCalls(), 'no tap so far leads to the store').toEqual([]);
  await ad.page.touchscreen.tap(20, 300);
  expect(await ad.ctaCalls(), 'a tap beside the call to action does nothing').toEqual([]);
  await tap(ad, buttons.cta);
  expect(await ad.ctaCalls()).toEqual([{ isTrusted: true, isUserActive: true, argumentCount: 0 }]);
  // Two taps in one breath count as one: web views report some taps twice.
  await ad.page.waitForTimeout(1000);
  await tap(ad, buttons.cta);
  expect(await ad.ctaCalls()).toHaveLength(2);
  return { pausedFrames };
}

/** Taps a button and waits until it has left: the cover stays until the first picture of the video is there. */
async function tapAndGo(ad: HostedAd, name: string): Promise<void> {
  await tap(ad, name);
  await expect(button(ad, name)).toBeHidden({ timeout: 30_000 });
}

/**
 * The frame at which the picture stands still until the tap. On a busy machine a pause may come one frame late,
 * and the player then goes back by that frame: this is all that may move.
 */
async function settledFrame(ad: HostedAd, frameRate: number): Promise<number> {
  const first = await stillFrame(ad, frameRate);
  let settled = first;
  await expect(async () => {
    settled = await stillFrame(ad, frameRate);
    await ad.page.waitForTimeout(500);
    expect(await stillFrame(ad, frameRate), 'the picture stands still').toBe(settled);
  }).toPass({ timeout: 10_000 });
  expect(Math.abs(settled - first), 'it has moved by one frame at most').toBeLessThanOrEqual(1);
  return settled;
}

/** The frame on screen, told by the media time of the last one presented. */
async function stillFrame(ad: HostedAd, frameRate: number): Promise<number> {
  const { lastMediaTimeSeconds } = await ad.presentedFrames();
  return frameAt(lastMediaTimeSeconds ?? 0, frameRate);
}

function button(ad: HostedAd, name: string) {
  return ad.page.getByRole('button', { name }).filter({ visible: true }).first();
}

/** Buttons pulse, so Playwright would wait for them forever: a finger taps where they are. */
async function tap(ad: HostedAd, name: string): Promise<void> {
  const box = await button(ad, name).boundingBox();
  if (box === null) throw new Error(`There is no button '${name}' to tap`);
  await ad.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
