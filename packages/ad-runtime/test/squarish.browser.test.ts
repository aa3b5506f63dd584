import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { playAd, visible } from './support/play-ad.ts';
import { areOverlapping, withEarlyPauses, withoutMotion } from './support/tidy-stage.ts';

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
