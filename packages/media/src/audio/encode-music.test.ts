import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '@spinreel/config-schema/messages/messages';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import {
  makeBrandedM4a,
  makeM4aAudio,
  m4aBrands,
  makeOggAudio,
  makeVariableBitrateMp3,
  makeWavAudio,
} from '@spinreel/fixtures/odd/odd-audio';
import { findProblemCode, expectValue } from '../../test/expect-outcome.ts';
import {
  expectLoop,
  expectMusicBrand,
  expectPaddedMusic,
  expectTwoSeconds,
  frameSeconds,
} from '../../test/expect-music.ts';
import { makeMedia, readSource } from '../../test/make-media.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { decodeAudio } from './decode-audio.ts';
import { encodeMusic } from './encode-music.ts';
import { inspectAudio } from './inspect-audio.ts';
import { parseMp3Frames } from './parse-mp3-frames.ts';
import { musicRecipe } from '../recipes/music-recipe.ts';

const folder = createTemporaryFolder();

// The other formats: encode-music.proof.ts.
test.each([
  ['ogg', makeOggAudio],
  ['mp3', makeVariableBitrateMp3],
] as const)('makes a loop of %s as long as the sound', (kind, make) => expectLoop(kind, make));

// Requirement: media.music-loop
test('loops without a gap between two repetitions', async () => {
  // A whole number of waves: a loop of it is an endless tone.
  const path = await makeMedia(join(folder, 'tone.wav'), [
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=441:duration=3:sample_rate=44100',
  ]);
  const { bytes } = expectValue(await encodeMusic({ path, kind: 'wav', recipe: musicRecipe }));
  const twice = join(folder, 'twice.mp3');
  await writeFile(twice, Buffer.concat([bytes, bytes]));
  const { samples } = expectValue(await decodeAudio({ path: twice, kind: 'mp3' }));
  const windows = measureLoudness(samples.subarray(2 * 4608));
  expect(Math.min(...windows) / Math.max(...windows)).toBeGreaterThan(0.9);
});

test('trims long music and encodes it at the lower bitrate', async () => {
  const path = await makeMedia(join(folder, 'long.ogg'), [
    '-f',
    'lavfi',
    '-i',
    'sine=d=45',
    '-c:a',
    'libvorbis',
  ]);
  const frames = parseMp3Frames(
    expectValue(await encodeMusic({ path, kind: 'ogg', recipe: musicRecipe })).bytes,
  )!;
  expect(frames.length * frameSeconds).toBeCloseTo(musicRecipe.maxSeconds, 1);
  expect(frames[0]!.bitrateKbps).toBe(musicRecipe.longBitrateKbps);
});

test('trims long music so that the sound after the cut fades out over the beginning', async () => {
  // Silence, then a tone that is cut.
  const path = await makeMedia(join(folder, 'late-tone.wav'), [
    ...['-f', 'lavfi', '-i', 'aevalsrc=if(lt(t\\,1)\\,0\\,sin(2*PI*441*t)):s=44100:d=3'],
  ]);
  const recipe = { ...musicRecipe, maxSeconds: 2 };
  const { bytes } = expectValue(await encodeMusic({ path, kind: 'wav', recipe }));
  const twice = join(folder, 'late-tone-twice.mp3');
  await writeFile(twice, Buffer.concat([bytes, bytes]));
  const { samples } = expectValue(await decodeAudio({ path: twice, kind: 'mp3' }));
  const windows = measureLoudness(samples);
  // The second repetition begins in the window 21, because the decoder adds its delay.
  const tone = windows[18]!;
  expect(windows[21]! / tone).toBeGreaterThan(0.8);
  expect(windows[23]! / tone).toBeGreaterThan(0.4);
  expect(windows[23]! / tone).toBeLessThan(0.8);
  expect(windows[27]! / tone).toBeLessThan(0.01);
});

test('keeps music that is already a finished loop', async () => {
  const { path } = fixtureMedia.music1;
  const music = expectValue(await encodeMusic({ path, kind: 'mp3', recipe: musicRecipe }));
  expect(Buffer.compare(music.bytes, await readFile(path))).toBe(0);
});

test('returns the same bytes for the same sound', async () => {
  const path = await makeWavAudio();
  const first = expectValue(await encodeMusic({ path, kind: 'wav', recipe: musicRecipe }));
  const second = expectValue(await encodeMusic({ path, kind: 'wav', recipe: musicRecipe }));
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
});

test('measures audio, and refuses files without sound', async () => {
  const wav = expectValue(await inspectAudio({ path: await makeWavAudio(), kind: 'wav' }));
  expect(wav.durationSeconds).toBeCloseTo(2, 1);
  const garbage = join(folder, 'garbage.mp3');
  await writeFile(
    garbage,
    Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0\0'), Buffer.alloc(5000, 'text ')]),
  );
  expect(findProblemCode(await inspectAudio({ path: garbage, kind: 'mp3' }))).toMatch(
    /unreadable|unsupported/,
  );
});

test('accepts sound in an MP4 container as music', () => expectMusicBrand('mp42'));

test('makes music of sound in an MP4 container', async () => {
  await expectTwoSeconds(await makeBrandedM4a(m4aBrands[0]!));
});

test('refuses a video where music is expected, whatever its brand', async () => {
  const renamed = join(folder, 'video.m4a');
  const video = await readFile(fixtureMedia.slotClip.path);
  video.write('M4A ', 8, 'latin1');
  await writeFile(renamed, video);
  expect((await readSource(renamed)).kind).toBe('m4a');
  for (const path of [renamed, fixtureMedia.slotClip.path]) {
    const outcome = await inspectAudio({ path, kind: 'm4a' });
    expect(outcome).toMatchObject({
      problem: { code: 'unsupported', message: messages.upload.audioFormat },
    });
  }
});

test('accepts music that contains its cover', async () => {
  const path = await makeMedia(join(folder, 'cover.m4a'), [
    ...['-i', await makeM4aAudio(), '-i', fixtureMedia.cover.path, '-map', '0', '-map', '1'],
    ...['-c', 'copy', '-disposition:v:0', 'attached_pic'],
  ]);
  expect(expectValue(await inspectAudio({ path, kind: 'm4a' })).durationSeconds).toBeCloseTo(2, 1);
});

test('makes music of an MP3 behind 60,000 bytes of zeros', () => expectPaddedMusic(60_000, 'zeros', folder));

/** The mean square of each tenth of a second. */
function measureLoudness(samples: Float32Array): number[] {
  const length = 2 * 441 * 10;
  return Array.from({ length: Math.floor(samples.length / length) }, (_, index) =>
    samples.subarray(index * length, (index + 1) * length).reduce((sum, sample) => sum + sample * sample, 0),
  );
}
