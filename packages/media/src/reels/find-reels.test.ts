import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeRecording } from '@spinreel/fixtures/make-recording';
import { expect, test } from 'vitest';
import { computeOverlap } from '../../test/compute-overlap.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { expectValue } from '../../test/expect-outcome.ts';
import { makeMedia, probe, readSource } from '../../test/make-media.ts';
import { computeRegion, makeReelsClip, type ReelsClip } from '../../test/make-reels-clip.ts';
import { createMemoryRecipeStore } from '../recipes/memory-recipe-store.ts';
import { findReels } from './find-reels.ts';

const folder = createTemporaryFolder();
const landscape = [320, 180] as const;
const portrait = [180, 320] as const;
const middle = { size: landscape, reels: [80, 44, 160, 90] } as const;

// Requirement: media.reels
test.each<[string, ReelsClip]>([
  ['in the middle of a still', middle],
  ['off centre', { size: landscape, reels: [16, 60, 150, 96] }],
  ['in a corner', { size: landscape, reels: [196, 10, 100, 60] }],
  ['that are small', { size: landscape, reels: [120, 60, 70, 40] }],
  ['of a portrait clip', { size: portrait, reels: [16, 100, 148, 96] }],
  ['that use most of a portrait clip', { size: portrait, reels: [6, 40, 168, 200] }],
  ['in front of an animated background', { ...middle, background: animatedBackground() }],
  ['in front of a background that changes slowly', { ...middle, background: 'mandelbrot=start_scale=2' }],
])('finds reels %s', async (name, clip) => {
  const { reels } = await findIn(await makeReelsClip(folder, { name, ...clip }));
  expect(computeOverlap(reels?.region, computeRegion(clip))).toBeGreaterThan(0.85);
  expect(reels?.confidence).toBeGreaterThan(0.7);
});

// Requirement: media.reels
test.each<[string, ReelsClip]>([
  ['if the whole frame moves', { size: landscape, reels: [0, 0, ...landscape] }],
  ['if the frame around the reels moves as much', { ...middle, background: 'testsrc2=duration=7' }],
  ['if the camera moves all the time', { ...middle, effects: crop('40+38*sin(t*2.2)', '22+20*cos(t*3)') }],
  ['if the camera moves with the reels', { ...middle, effects: crop(`40+10*${spinSeconds()}`, '22') }],
  ['if the camera zooms', { ...middle, effects: "zoompan=z='1+0.3*abs(sin(in/40))':d=1:s=320x180:fps=30" }],
  ['if the camera shakes', { ...middle, effects: crop('40+9*sin(t*40)*between(t,1,3)', '22+6*cos(t*33)') }],
])('finds nothing %s', async (name, clip) => {
  expect((await findIn(await makeReelsClip(folder, { name, ...clip }))).reels).toBeNull();
});

test.each([
  ['a still video', ['-f', 'lavfi', '-i', 'smptehdbars=s=64x36:r=30:d=2']],
  ['a single frame', ['-f', 'lavfi', '-i', 'testsrc2=s=64x36:r=25', '-frames:v', '1']],
])('finds nothing in %s, and has its still image', async (name, options) => {
  const path = join(folder, `${name.replaceAll(' ', '-')}.mp4`);
  const { reels, still } = await findIn(await makeMedia(path, [...options, '-pix_fmt', 'yuv420p']));
  expect(reels).toBeNull();
  expect(await measureStill(still)).toEqual([64, 36]);
});

// Requirement: media.reels
test.each([
  ['the sample clip', () => Promise.resolve(fixtureMedia.slotClip.path)],
  ['a recording with several spins and a win', makeRecording],
])('finds the window of the reels in %s, without the frame around it', async (_name, make) => {
  const { reels, still } = await findIn(await make());
  expect(computeOverlap(reels?.region, sampleReels)).toBeGreaterThan(0.9);
  expect(reels?.confidence).toBeGreaterThan(0.7);
  const [width, height] = await measureStill(still);
  expect(width / height).toBeCloseTo(16 / 9);
});

test('a region is never smaller than an ad may show', async () => {
  const clip = { size: portrait, reels: [30, 200, 120, 44] } as const;
  const { reels } = await findIn(await makeReelsClip(folder, { name: 'low', ...clip }));
  const { height, y } = reels?.region ?? { height: 0, y: 0 };
  expect(height).toBeCloseTo(0.2);
  expect(y + height / 2).toBeCloseTo(222 / 320, 1);
});

/** The window of the reels of the slot clip, as it is drawn. */
const sampleReels = { x: 305 / 1280, y: 152 / 720, width: (5 * 134) / 1280, height: (3 * 132) / 720 };

function animatedBackground(): string {
  return 'life=seed=1:mold=10:ratio=0.3:life_color=#C83232:death_color=#303060';
}

function spinSeconds(): string {
  return '(clip(t-1,0,2)+clip(t-4.5,0,1.5))';
}

/** A camera that shows a part of the frame whose corner moves. */
function crop(x: string, y: string): string {
  return `scale=400:225,crop=320:180:'${x}':'${y}'`;
}

async function findIn(path: string) {
  return expectValue(await findReels({ source: await readSource(path), store: createMemoryRecipeStore() }));
}

async function measureStill(still: Uint8Array): Promise<[number, number]> {
  const path = join(folder, 'still.jpg');
  await writeFile(path, still);
  const { streams } = await probe<{ streams: { width: number; height: number }[] }>(
    path,
    'stream=width,height',
  );
  return [streams[0]?.width ?? 0, streams[0]?.height ?? 0];
}
