import { expect, test } from 'vitest';
import { recommendedSizes } from './recommended-sizes.ts';

// Requirement: upload.recommended-sizes
test('a cover of 1080x1920, a 16:9 video and a square background are recommended', () => {
  const { cover, gameplayVideo, customBackground } = recommendedSizes;
  expect([cover.widthPx, cover.heightPx]).toEqual([1080, 1920]);
  expect(cover.widthPx / cover.heightPx).toBe(cover.aspect);
  expect([gameplayVideo.aspect, customBackground.aspect]).toEqual([16 / 9, 1]);
});
