import { makeRecording } from '@spinreel/fixtures/make-recording';
import { expect, test } from 'vitest';
import { computeOverlap } from '../../test/compute-overlap.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { computeRegion, makeReelsClip } from '../../test/make-reels-clip.ts';
import { clipsWithReels, clipsWithoutReels, findReelsIn, sampleReels } from '../../test/reels-clips.ts';

const folder = createTemporaryFolder();

test.each(clipsWithReels)('finds reels %s', async (name, clip) => {
  const { reels } = await findReelsIn(await makeReelsClip(folder, { name, ...clip }));
  expect(computeOverlap(reels?.region, computeRegion(clip))).toBeGreaterThan(0.85);
  expect(reels?.confidence).toBeGreaterThan(0.7);
});

test.each(clipsWithoutReels)('finds nothing %s', async (name, clip) => {
  expect((await findReelsIn(await makeReelsClip(folder, { name, ...clip }))).reels).toBeNull();
});

test('finds the window of the reels in a recording with several spins and a win', async () => {
  const { reels } = await findReelsIn(await makeRecording());
  expect(computeOverlap(reels?.region, sampleReels)).toBeGreaterThan(0.9);
  expect(reels?.confidence).toBeGreaterThan(0.7);
});
