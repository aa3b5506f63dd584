import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { playAd } from './support/play-ad.ts';

afterEach(() => page.viewport(375, 667));

// Requirement: playback.landscape
test.each([
  { screen: 'of 16:9', width: 668, height: 376 },
  { screen: 'of 19.5:9', width: 844, height: 390 },
  { screen: 'of 4:3', width: 640, height: 480 },
])('shows the video on three quarters of a screen $screen, and the button next to it', async (screen) => {
  await page.viewport(screen.width, screen.height);
  const { video, button, view } = playAd();
  await view('wait load', 'tap cover', 'wait pause');
  expect(video.offsetWidth / screen.width).toBeGreaterThan(0.75);
  expect(video.offsetWidth / video.offsetHeight).toBeCloseTo(16 / 9, 1);
  expect(button(/Spin/).offsetLeft).toBeGreaterThanOrEqual(video.offsetLeft + video.offsetWidth);
});

// Requirement: playback.landscape
test('shows the cover on nearly half of the page, and a wide cover whole', async () => {
  const pageWidth = 668;
  await page.viewport(pageWidth, 376);
  const { root, reached } = playAd();
  await reached('load');
  const cover = root.querySelector<HTMLImageElement>('#cover')!;
  expect(cover.offsetWidth / pageWidth).toBeGreaterThan(0.45);
  expect(cover.offsetWidth / pageWidth).toBeLessThan(0.5);
  const wide = document.createElement('canvas');
  [wide.width, wide.height] = [160, 100];
  cover.src = wide.toDataURL();
  await cover.decode();
  expect(cover.offsetWidth / cover.offsetHeight).toBeCloseTo(1.6, 2);
});
