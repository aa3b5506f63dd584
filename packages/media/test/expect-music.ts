import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AudioKind, toAudioKind } from '@spinreel/config-schema/options/formats';
import { makeBrandedM4a, makePaddedMp3 } from '@spinreel/fixtures/odd/odd-audio';
import { expect } from 'vitest';
import { expectValue } from './expect-outcome.ts';
import { readSource } from './make-media.ts';
import { decodeAudio } from '../src/audio/decode-audio.ts';
import { encodeMusic } from '../src/audio/encode-music.ts';
import { inspectAudio } from '../src/audio/inspect-audio.ts';
import { parseMp3Frames, samplesPerMp3Frame } from '../src/audio/parse-mp3-frames.ts';
import { prepareMusic } from '../src/audio/prepare-music.ts';
import { createMemoryRecipeStore } from '../src/recipes/memory-recipe-store.ts';
import { musicRecipe } from '../src/recipes/music-recipe.ts';

/** The duration of one frame of an MP3, in seconds. */
export const frameSeconds = samplesPerMp3Frame / musicRecipe.sampleRate;

/** Expects that music becomes a loop as long as the sound, without metadata. */
export async function expectLoop(kind: AudioKind, make: () => Promise<string>): Promise<void> {
  const path = await make();
  expect((await readSource(path)).kind).toBe(kind);
  const { durationSeconds } = expectValue(await decodeAudio({ path, kind }));
  const music = expectValue(await encodeMusic({ path, kind, recipe: musicRecipe }));
  const frames = parseMp3Frames(music.bytes)!;
  expect(Math.abs(frames.length * frameSeconds - durationSeconds)).toBeLessThanOrEqual(frameSeconds / 2);
  expect(new Set(frames.map((frame) => frame.bitrateKbps))).toEqual(new Set([musicRecipe.bitrateKbps]));
  expect(frames.some((frame) => frame.isHeader || frame.reservoirBytes > 0)).toBe(false);
  expect(Buffer.from(music.bytes).toString('latin1')).not.toMatch(/Xing|Info|ID3|TAG|Secret/);
}

/** Expects that sound in an MP4 container of a brand is accepted as music of two seconds. */
export async function expectMusicBrand(brand: string): Promise<void> {
  const path = await makeBrandedM4a(brand);
  expect((await readFile(path)).toString('latin1', 8, 12)).toBe(brand);
  const kind = toAudioKind((await readSource(path)).kind);
  expect(kind).toBe('m4a');
  const { durationSeconds } = expectValue(await inspectAudio({ path, kind: 'm4a' }));
  expect(durationSeconds).toBeCloseTo(2, 1);
}

/** Expects that music is made of an MP3 that begins with other bytes. */
export async function expectPaddedMusic(
  paddingBytes: number,
  filling: 'zeros' | 'junk',
  folder: string,
): Promise<void> {
  const path = join(folder, `${filling}.mp3`);
  await writeFile(path, await makePaddedMp3(paddingBytes, filling));
  expect(expectValue(await inspectAudio({ path, kind: 'mp3' })).durationSeconds).toBeCloseTo(2, 1);
  await expectTwoSeconds(path);
}

/** Expects that the music made of a file lasts two seconds. */
export async function expectTwoSeconds(path: string): Promise<void> {
  const source = await readSource(path);
  const store = createMemoryRecipeStore();
  const music = expectValue(await prepareMusic({ source, recipe: musicRecipe, store }));
  expect(parseMp3Frames(music.bytes)!.length * frameSeconds).toBeCloseTo(2, 1);
}
