import { expect, test } from 'vitest';
import { makeNearLimitVideo } from '@spinreel/fixtures/odd/odd-videos';
import { expectValue } from '../test/expect-outcome.ts';
import { readSource } from '../test/make-media.ts';
import { createMemoryRecipeStore } from './recipes/memory-recipe-store.ts';
import { prepareVideo } from './video/prepare-video.ts';

test('fits an upload of nearly 10 MB into the networks’ limits', async () => {
  const path = await makeNearLimitVideo();
  const budgetBytes = 2_325_000;
  const video = expectValue(
    await prepareVideo({
      source: await readSource(path),
      quality: 'final',
      budgetBytes,
      store: createMemoryRecipeStore(),
      video: {
        asset: 'asset:clip',
        splitScreen: false,
        shape: '9:16',
        reels: null,
        aspect: 9 / 16,
        zoomFactor: 1,
        zoomXPercent: 0,
        zoomYPercent: 0,
        trim: { startSeconds: 0, endSeconds: 9 },
        frameRate: 30,
        pauseFrames: [60, 240],
      },
    }),
  );
  expect(video.bytes.length).toBeLessThanOrEqual(budgetBytes);
  expect(video.bytes.length).toBeGreaterThan(0.9 * budgetBytes);
  expect(video).toMatchObject({ widthPx: 406, heightPx: 720, durationSeconds: 9 });
});
