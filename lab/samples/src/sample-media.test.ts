import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { musicSamples } from '@spinreel/config-schema/options/music-samples';
import { uploadLimitsBytes } from '@spinreel/config-schema/limits/limits';
import { sampleMedia, mediaFolder } from '@spinreel/samples/sample-media';
import { probeVideo } from '@spinreel/samples/probe-video';
import { mp3Frames, samplesPerFrame } from './sound/mp3-frames.ts';

test.for(Object.entries(sampleMedia))('%s is committed under its name', async ([, file]) => {
  expect(await readdir(mediaFolder)).toContain(file.fileName);
  expect(file.path).toBe(join(mediaFolder, file.fileName));
});

test.for([
  ['cover', 'jpeg', 1080, 1920, false],
  ['outro', 'jpeg', 1080, 1920, false],
  ['background', 'jpeg', 1080, 1080, false],
  ['badge', 'png', 800, 800, true],
  ['ctaButton', 'png', 600, 200, true],
] as const)('%s is a %s of %i x %i pixels', async ([name, format, width, height, hasAlpha]) => {
  const { path } = sampleMedia[name];
  expect(await sharp(path).metadata()).toMatchObject({ format, width, height, hasAlpha });
  expect((await stat(path)).size).toBeLessThan(600_000);
});

test('the slot clip is 9 seconds of H.264 at a constant 30 frames a second with stereo AAC', async () => {
  const { path } = sampleMedia.slotClip;
  const { format, streams } = await probeVideo(path);
  const [video, audio] = streams;
  expect(video).toMatchObject({
    codec_name: 'h264',
    width: 1280,
    height: 720,
    r_frame_rate: '30/1',
    avg_frame_rate: '30/1',
    nb_frames: '270',
  });
  expect(audio).toMatchObject({ codec_name: 'aac', channels: 2 });
  expect(Number(format.duration)).toBeCloseTo(9, 1);
  const { size } = await stat(path);
  expect(size).toBeGreaterThan(2_000_000);
  expect(size).toBeLessThan(3_000_000);
});

test('the media are small enough for the repository', async () => {
  const sizes = await Promise.all(
    Object.values(sampleMedia).map(async ({ path }) => (await stat(path)).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(9_000_000);
});

// Requirement: media.samples
test('there is one track for each sample of the product', () => {
  const tracks = [sampleMedia.music1, sampleMedia.music2, sampleMedia.music3, sampleMedia.music4];
  expect(tracks.map(({ fileName }) => fileName)).toEqual(musicSamples.map(({ id }) => `music-${id}.mp3`));
});

test.for(['music1', 'music2', 'music3', 'music4'] as const)(
  '%s is a loop at constant bitrate without a Xing header',
  async (name) => {
    const stream = await readFile(sampleMedia[name].path);
    const frames = mp3Frames(stream);
    const last = frames.at(-1);
    expect(new Set(frames.map(({ bitrateKbps }) => bitrateKbps))).toEqual(new Set([96]));
    expect(stream.includes('Xing')).toBe(false);
    expect(stream.includes('Info')).toBe(false);
    expect((last?.offset ?? 0) + (last?.sizeBytes ?? 0)).toBe(stream.length);
    expect(stream.length).toBeLessThan(200_000);
    expect(stream.length).toBeLessThan(uploadLimitsBytes.audio);
    const seconds = (frames.length * samplesPerFrame) / 44_100;
    expect(seconds).toBeGreaterThan(8);
    expect(seconds).toBeLessThan(16);
  },
);
