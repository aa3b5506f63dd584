import { join } from 'node:path';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeRecording, recordingFacts } from '@spinreel/fixtures/make-recording';
import { suggestCut } from '@spinreel/config-schema/ad/video/suggest-cut';
import { expect, test } from 'vitest';
import { expectValue } from '../../test/expect-outcome.ts';
import { makeMedia, readSource } from '../../test/make-media.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { findMoments, type VideoMoments } from './find-moments.ts';
import { createMemoryRecipeStore } from '../recipes/memory-recipe-store.ts';

const folder = createTemporaryFolder();

// Requirement: media.suggestions
test('ranks the two rests before the sample clip’s reels start highest', async () => {
  const { moments } = await findVideoMoments(fixtureMedia.slotClip.path);
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
  expect(await findVideoMoments(await makeMedia(path, [...options, '-pix_fmt', 'yuv420p']))).toEqual({
    moments: [],
    spins: [],
  });
});

// Requirement: media.spins
test('finds all spins of a recording of 40 seconds, and where they stop', async () => {
  const { spins } = await findVideoMoments(await makeRecording());
  expect(spins).toHaveLength(recordingFacts.spinSeconds.length);
  for (const [index, startSeconds] of recordingFacts.spinSeconds.entries()) {
    const { restSeconds = 0, stopSeconds = 0 } = spins[index] ?? {};
    expect(Math.abs(restSeconds - startSeconds)).toBeLessThanOrEqual(5 / 30);
    expect((stopSeconds ?? 0) - restSeconds).toBeGreaterThan(1.5);
  }
  const { from, to } = recordingFacts.winSeconds;
  expect(spins.at(-1)?.stopSeconds).toBeCloseTo(from, 1);
  expect(spins.at(-1)?.settledSeconds).toBeCloseTo(to, 1);
});

// Requirement: timeline.suggested-cut
test('suggests a cut of a recording with the two spins that end with a win', async () => {
  const { spins } = await findVideoMoments(await makeRecording());
  const cut = suggestCut({ spins, pauseCount: 2, ...recordingFacts });
  const [first, last] = cut?.pauses ?? [];
  expect(first?.timestampSeconds).toBeCloseTo(28, 0);
  expect(last?.timestampSeconds).toBeCloseTo(32, 0);
  const { startSeconds = 0, endSeconds = 0 } = cut?.trim ?? {};
  expect((first?.timestampSeconds ?? 0) - startSeconds).toBeCloseTo(2.5, 1);
  expect(endSeconds).toBeGreaterThan(recordingFacts.winSeconds.to);
  expect(endSeconds).toBeLessThan(recordingFacts.winSeconds.to + 2);
  expect(cut?.problems).toEqual([]);
});

async function findVideoMoments(path: string): Promise<VideoMoments> {
  const source = await readSource(path);
  return expectValue(await findMoments({ source, store: createMemoryRecipeStore() }));
}
