import { join } from 'node:path';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { expect, test } from 'vitest';
import { expectValue } from '../../test/expect-outcome.ts';
import { makeMedia, readSource } from '../../test/make-media.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { findMoments, type VideoMoment } from './find-moments.ts';
import { createMemoryRecipeStore } from '../recipes/memory-recipe-store.ts';

const folder = createTemporaryFolder();

// Requirement: media.suggestions
test('ranks the two rests before the sample clip’s reels start highest', async () => {
  const moments = await findVideoMoments(fixtureMedia.slotClip.path);
  const best = moments.toSorted((a, b) => b.score - a.score).slice(0, 2);
  const frames = best.map(({ frame }) => frame).toSorted((a, b) => a - b);
  // The clip is drawn with spins that start after 1 and 5 seconds, at 30 frames a second.
  for (const [index, truth] of [30, 150].entries()) {
    expect(Math.abs((frames[index] ?? 0) - truth)).toBeLessThanOrEqual(5);
  }
  expect(best.every(({ reason, score }) => reason === 'motion-stops' && score > 0.9)).toBe(true);
  expect(moments.find(({ reason }) => reason === 'scene-change')?.timestampSeconds).toBeCloseTo(6.83, 1);
  expect(moments.map(({ frame }) => frame / 30)).toEqual(
    moments.map(({ timestampSeconds }) => timestampSeconds),
  );
});

test.each([
  [
    'a still video with sound',
    ['-f', 'lavfi', '-i', 'sine=d=2', '-f', 'lavfi', '-i', 'color=red:s=64x36:r=30:d=2'],
  ],
  ['a still video without sound', ['-f', 'lavfi', '-i', 'color=red:s=64x36:r=30:d=2']],
  ['a single frame', ['-f', 'lavfi', '-i', 'testsrc2=s=64x36:r=25', '-frames:v', '1']],
])('finds nothing in %s', async (name, options) => {
  const path = join(folder, `${name.replaceAll(' ', '-')}.mp4`);
  expect(await findVideoMoments(await makeMedia(path, [...options, '-pix_fmt', 'yuv420p']))).toEqual([]);
});

async function findVideoMoments(path: string): Promise<VideoMoment[]> {
  const source = await readSource(path);
  return expectValue(await findMoments({ source, store: createMemoryRecipeStore() }));
}
