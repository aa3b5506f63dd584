import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { expect, test } from 'vitest';
import { computeOverlap } from '../../test/compute-overlap.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { makeMedia, probe } from '../../test/make-media.ts';
import { computeRegion, makeReelsClip } from '../../test/make-reels-clip.ts';
import {
  clipsWithReels,
  clipsWithoutReels,
  findReelsIn,
  portrait,
  sampleReels,
} from '../../test/reels-clips.ts';

const folder = createTemporaryFolder();

// All clips, and a longer recording: find-reels.proof.ts.
// Requirement: media.reels
test.each(clipsWithReels.slice(0, 3))('finds reels %s', async (name, clip) => {
  const { reels } = await findReelsIn(await makeReelsClip(folder, { name, ...clip }));
  expect(computeOverlap(reels?.region, computeRegion(clip))).toBeGreaterThan(0.85);
  expect(reels?.confidence).toBeGreaterThan(0.7);
});

// Requirement: media.reels
test.each(clipsWithoutReels.slice(0, 3))('finds nothing %s', async (name, clip) => {
  expect((await findReelsIn(await makeReelsClip(folder, { name, ...clip }))).reels).toBeNull();
});

test.each([
  ['a still video', ['-f', 'lavfi', '-i', 'smptehdbars=s=64x36:r=30:d=2']],
  ['a single frame', ['-f', 'lavfi', '-i', 'testsrc2=s=64x36:r=25', '-frames:v', '1']],
])('finds nothing in %s, and has its still image', async (name, options) => {
  const path = join(folder, `${name.replaceAll(' ', '-')}.mp4`);
  const { reels, still } = await findReelsIn(await makeMedia(path, [...options, '-pix_fmt', 'yuv420p']));
  expect(reels).toBeNull();
  expect(await measureStill(still)).toEqual([64, 36]);
});

// Requirement: media.reels
test('finds the window of the reels in the sample clip, without the frame around it', async () => {
  const { reels, still } = await findReelsIn(fixtureMedia.slotClip.path);
  expect(computeOverlap(reels?.region, sampleReels)).toBeGreaterThan(0.9);
  expect(reels?.confidence).toBeGreaterThan(0.7);
  const [width, height] = await measureStill(still);
  expect(width / height).toBeCloseTo(16 / 9);
});

test('a region is never smaller than an ad may show', async () => {
  const clip = { size: portrait, reels: [30, 200, 120, 44] } as const;
  const { reels } = await findReelsIn(await makeReelsClip(folder, { name: 'low', ...clip }));
  const { height, y } = reels?.region ?? { height: 0, y: 0 };
  expect(height).toBeCloseTo(0.2);
  expect(y + height / 2).toBeCloseTo(222 / 320, 1);
});

async function measureStill(still: Uint8Array): Promise<[number, number]> {
  const path = join(folder, 'still.jpg');
  await writeFile(path, still);
  const { streams } = await probe<{ streams: { width: number; height: number }[] }>(
    path,
    'stream=width,height',
  );
  return [streams[0]?.width ?? 0, streams[0]?.height ?? 0];
}
