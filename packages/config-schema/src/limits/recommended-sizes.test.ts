import { expect, test } from 'vitest';
import { recommendedSizes } from './recommended-sizes.ts';

// Requirement: upload.recommended-sizes
test('covers of 1080x1920 and 1920x1080, a 16:9 video and a square background are recommended', () => {
  const { cover, landscapeCover, gameplayVideo, customBackground } = recommendedSizes;
  expect([cover.widthPx, cover.heightPx]).toEqual([1080, 1920]);
  expect([landscapeCover.widthPx, landscapeCover.heightPx]).toEqual([1920, 1080]);
  for (const { widthPx, heightPx, aspect } of [cover, landscapeCover])
    expect(widthPx / heightPx).toBe(aspect);
  expect([gameplayVideo.aspect, customBackground.aspect]).toEqual([16 / 9, 1]);
});
