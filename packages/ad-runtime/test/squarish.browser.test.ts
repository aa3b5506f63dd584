import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { playAd, visible } from './support/play-ad.ts';
import { areOverlapping, withEarlyPauses, withoutMotion } from './support/tidy-stage.ts';
import { withLegal } from './support/with-legal.ts';

afterEach(() => page.viewport(375, 667));

test.each([
  ['1:1', 600, 600, 0.8],
  ['3:4', 768, 1024, 0.9],
])('shows a 4:3 video large on a %s page, and its button below it', async (_shape, width, height, share) => {
  await page.viewport(width, height);
  const { stage, video, reached } = playAd({
    ad: (ad) =>
      withEarlyPauses(withoutMotion({ ...ad, video: { ...ad.video, widthPx: 640, heightPx: 480 } })),
  });
  await reached('load');
  stage.click();
  await reached('pause');
  expect(video.offsetWidth).toBeGreaterThanOrEqual(width * share);
  const shown = visible(stage, '.button,.count,.hand');
  expect(shown.map((element) => areOverlapping(element, video))).toEqual([false, false, false]);
});

// Requirement: placement.no-collisions
test('no hand covers the label of a button above a required text', async () => {
  await page.viewport(600, 600);
  const { stage, view } = playAd({
    ad: (ad) => {
      const button = { ...ad.gameplay.button, label: 'Tippen & drehen' };
      const gameplay = { ...ad.gameplay, button };
      const inDome: RuntimeAd = { ...ad, buttonStyle: 'glossy-dome', gameplay };
      return withEarlyPauses(withLegal(['Only for adults.', 'Please play responsibly.'])(inDome));
    },
  });
  await view('wait load', 'tap cover', 'wait pause');
  for (const animation of document.getAnimations()) animation.cancel();
  const [label] = visible(stage, '.button span');
  expect(areOverlapping(visible(stage, '.hand')[0]!.querySelector('svg')!, label!)).toBe(false);
});
