import { expect, test } from 'vitest';
import * as odd from '@spinreel/fixtures/odd/odd-videos';
import { expectValue } from '../test/expect-outcome.ts';
import { createTemporaryFolder } from '../test/create-temporary-folder.ts';
import { makeMezzanineOf } from '../test/make-mezzanine-of.ts';
import { readSource } from '../test/make-media.ts';
import { createMemoryRecipeStore } from './recipes/memory-recipe-store.ts';
import { prepareVideo } from './video/prepare-video.ts';

const folder = createTemporaryFolder();

test.each([
  ['an AVI', odd.makeAviVideo, { widthPx: 640, heightPx: 360 }],
  ['a QuickTime file', odd.makeMovVideo, { widthPx: 640, heightPx: 360 }],
  ['a portrait video', odd.makePortraitVideo, { widthPx: 360, heightPx: 202 }],
  ['a video of odd size', odd.makeOddSizeVideo, { widthPx: 640, heightPx: 360 }],
  ['a video of 60 frames per second', odd.makeSixtyFpsVideo, { frameRate: 30 }],
  ['a video of varying frame rate', odd.makeVariableFrameRateVideo, {}],
] as const)('takes %s', async (_, make, expected) => {
  expect(await makeMezzanineOf(await make(), folder)).toMatchObject(expected);
});

test('fits an upload of nearly 10 MB into the networks’ limits', async () => {
  const path = await odd.makeNearLimitVideo();
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
