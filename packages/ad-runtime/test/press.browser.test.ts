import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { playAd, shownFrame } from './support/play-ad.ts';
import { runtimeAd } from './support/runtime-ad.ts';
import { waitFor } from './support/wait-for.ts';

test('shows the button pressed from the moment the finger is down, and released when it is up', async () => {
  const { stage, button, reached } = playAd();
  await reached('load');
  const look = () => getComputedStyle(button(/Spin/)).filter;
  stage.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(look, { timeout: 120_000 }).toBe('brightness(0.8)');
  stage.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.poll(look, { timeout: 120_000 }).not.toBe('brightness(0.8)');
});

test('runs the video silently under a finger on the cover, and stops it when no tap comes', async () => {
  const { stage, video, events, button, reached } = playAd();
  await reached('load');
  stage.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(() => video.currentTime, { timeout: 120_000 }).toBeGreaterThan(0);
  expect(video.muted).toBe(true);
  await expect.poll(() => video.paused, { timeout: 120_000 }).toBe(true);
  expect(video.currentTime).toBeLessThan(1);
  expect(button(/Spin/).offsetWidth).toBeGreaterThan(0);
  expect(events.map(({ type }) => type)).toEqual(['load']);
});

test('begins at the beginning, however often it was touched without a tap', async () => {
  const { stage, video, reached } = playAd();
  await reached('load');
  for (let finger = 0; finger < 4; finger++) {
    const hasPlayed = new Promise((resolve) => video.addEventListener('play', resolve, { once: true }));
    stage.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await hasPlayed;
    await expect.poll(() => video.paused, { timeout: 120_000 }).toBe(true);
  }
  expect(video.currentTime).toBeLessThan(0.5);
});

test('continues from there, with its sound, when the tap counts, and still stops at the pause', async () => {
  const { stage, video, events, reached } = playAd();
  await reached('load');
  let startedAt = NaN;
  stage.addEventListener('click', () => (startedAt = video.currentTime), { capture: true });
  await userEvent.click(stage, { force: true, delay: 150 });
  expect(startedAt).toBeGreaterThan(0);
  expect(video.muted).toBe(false);
  await reached('pause');
  expect(events.map(({ type }) => type)).toEqual(['load', 'start', 'pause']);
});

test('leaves the frame of a pause still under a finger', async () => {
  const { stage, video, reached } = playAd();
  stage.click();
  await reached('pause');
  // A seek may still correct the frame, however late a busy machine presents it.
  await showsPause(video);
  let hasPlayed = false;
  video.addEventListener('play', () => (hasPlayed = true));
  stage.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(hasPlayed).toBe(false);
  await showsPause(video);
});

/** Waits until the video shows the frame of the first pause. */
async function showsPause(video: HTMLVideoElement): Promise<void> {
  await waitFor(() => {
    expect(video.seeking).toBe(false);
    expect(shownFrame(video)).toBe(runtimeAd().video.pauseFrames[0]);
  });
}
