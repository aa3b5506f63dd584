import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { aacAudio, m4aAudio, oggAudio, variableBitrateMp3, wavAudio } from '@spinreel/fixtures/odd-audio';
import { problemOf, valueOf } from '../test/expect-outcome.ts';
import { makeMedia, sourceOf } from '../test/make-media.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { decodeAudio } from './decode-audio.ts';
import { encodeMusic } from './encode-music.ts';
import { inspectAudio } from './inspect-audio.ts';
import { mp3Frames, samplesPerMp3Frame } from './mp3-frames.ts';
import { musicRecipe } from './recipes/music-recipe.ts';

const folder = temporaryFolder();
const frameSeconds = samplesPerMp3Frame / musicRecipe.sampleRate;

test.each([
  ['wav', wavAudio],
  ['ogg', oggAudio],
  ['m4a', m4aAudio],
  ['aac', aacAudio],
  ['mp3', variableBitrateMp3],
] as const)('makes a loop of %s as long as the sound', async (kind, make) => {
  const path = await make();
  expect((await sourceOf(path)).kind).toBe(kind);
  const { durationSeconds } = valueOf(await decodeAudio({ path, kind }));
  const music = valueOf(await encodeMusic({ path, kind, recipe: musicRecipe }));
  const frames = mp3Frames(music.bytes)!;
  expect(Math.abs(frames.length * frameSeconds - durationSeconds)).toBeLessThanOrEqual(frameSeconds / 2);
  expect(new Set(frames.map((frame) => frame.bitrateKbps))).toEqual(new Set([musicRecipe.bitrateKbps]));
  expect(frames.some((frame) => frame.isHeader || frame.reservoirBytes > 0)).toBe(false);
  expect(Buffer.from(music.bytes).toString('latin1')).not.toMatch(/Xing|Info|ID3|TAG|Secret/);
});

test('loops without a gap: two turns in a row sound like one sound that goes on', async () => {
  // A whole number of waves: a loop of it is an endless tone.
  const path = await makeMedia(join(folder, 'tone.wav'), [
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=441:duration=3:sample_rate=44100',
  ]);
  const { bytes } = valueOf(await encodeMusic({ path, kind: 'wav', recipe: musicRecipe }));
  const twice = join(folder, 'twice.mp3');
  await writeFile(twice, Buffer.concat([bytes, bytes]));
  const { samples } = valueOf(await decodeAudio({ path: twice, kind: 'mp3' }));
  const windows = loudness(samples.subarray(2 * 4608));
  expect(Math.min(...windows) / Math.max(...windows)).toBeGreaterThan(0.9);
});

test('cuts long music and takes the lower bitrate for it', async () => {
  const path = await makeMedia(join(folder, 'long.ogg'), [
    '-f',
    'lavfi',
    '-i',
    'sine=d=45',
    '-c:a',
    'libvorbis',
  ]);
  const frames = mp3Frames(valueOf(await encodeMusic({ path, kind: 'ogg', recipe: musicRecipe })).bytes)!;
  expect(frames.length * frameSeconds).toBeCloseTo(musicRecipe.maxSeconds, 1);
  expect(frames[0]!.bitrateKbps).toBe(musicRecipe.longBitrateKbps);
});

test('keeps music that is a finished loop already', async () => {
  const { path } = fixtureMedia.music1;
  const music = valueOf(await encodeMusic({ path, kind: 'mp3', recipe: musicRecipe }));
  expect(Buffer.compare(music.bytes, await readFile(path))).toBe(0);
});

test('gives the same bytes for the same sound', async () => {
  const path = await wavAudio();
  const first = valueOf(await encodeMusic({ path, kind: 'wav', recipe: musicRecipe }));
  const second = valueOf(await encodeMusic({ path, kind: 'wav', recipe: musicRecipe }));
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
});

test('measures sounds, and refuses what is none', async () => {
  const wav = valueOf(await inspectAudio({ path: await wavAudio(), kind: 'wav' }));
  expect(wav.durationSeconds).toBeCloseTo(2, 1);
  const garbage = join(folder, 'garbage.mp3');
  await writeFile(
    garbage,
    Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0\0'), Buffer.alloc(5000, 'text ')]),
  );
  expect(problemOf(await inspectAudio({ path: garbage, kind: 'mp3' }))).toMatch(/unreadable|unsupported/);
});

/** The mean square of each tenth of a second. */
function loudness(samples: Float32Array): number[] {
  const length = 2 * 441 * 10;
  return Array.from({ length: Math.floor(samples.length / length) }, (_, index) =>
    samples.subarray(index * length, (index + 1) * length).reduce((sum, sample) => sum + sample * sample, 0),
  );
}
