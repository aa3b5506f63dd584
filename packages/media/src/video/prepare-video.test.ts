import { getDefaultShape } from '@spinreel/config-schema/options/placement/video-shapes';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ResolvedVideo } from '@spinreel/config-schema/ad/resolved-ad';
import { makeFrameCodedClip, readFrameCodes } from '../../test/make-frame-coded-clip.ts';
import { findProblemCode, expectValue } from '../../test/expect-outcome.ts';
import { decodeGreyFrames, readKeyframeTimes, makeMedia, probe, readSource } from '../../test/make-media.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { createMemoryRecipeStore } from '../recipes/memory-recipe-store.ts';
import { prepareVideo } from './prepare-video.ts';

const folder = createTemporaryFolder();
const at = (name: string) => join(folder, name);

// Requirement: media.keyframes
test.each(['preview', 'final'] as const)(
  'cuts a %s exactly and puts keyframes at its pauses',
  async (quality) => {
    const path = at(`coded-${quality}.mp4`);
    await makeFrameCodedClip(path, { frameCount: 120, frameRate: '30', width: 320, height: 180 });
    const { video, output } = await prepareTestVideo(path, {
      quality,
      video: { trim: { startSeconds: 0.7, endSeconds: 2.7 }, pauseFrames: [13, 40] },
    });
    expect(video).toMatchObject({ frameRate: 30, durationSeconds: 2, pauseFrames: [13, 40] });
    expect(await readFrameCodes(output)).toEqual(Array.from({ length: 60 }, (_, frame) => 21 + frame));
    const frames = (await readKeyframeTimes(output)).map((time) => Math.round(time * 30));
    expect(frames).toEqual(expect.arrayContaining([0, 13, 40]));
  },
);

test('keeps to frames of 30000/1001 seconds', async () => {
  const path = at('television.mp4');
  await makeFrameCodedClip(path, { frameCount: 90, frameRate: '30000/1001', width: 320, height: 180 });
  const { video, output } = await prepareTestVideo(path, {
    video: { frameRate: 29.97002997, trim: { startSeconds: 1.001, endSeconds: 2.5 }, pauseFrames: [20, 99] },
  });
  expect(video.frameRate).toBeCloseTo(30_000 / 1001);
  expect(await readFrameCodes(output)).toEqual(Array.from({ length: 45 }, (_, frame) => 30 + frame));
  expect(video.pauseFrames).toEqual([20, 44]);
});

test('returns the same bytes for the same input', async () => {
  const path = at('same.mp4');
  await makeFrameCodedClip(path, { frameCount: 60, frameRate: '30', width: 480, height: 270 });
  const hashes = [];
  for (let run = 0; run < 2; run += 1) {
    const { video } = await prepareTestVideo(path, { budgetBytes: 40_000, video: { pauseFrames: [30] } });
    hashes.push(createHash('sha256').update(video.bytes).digest('hex'));
  }
  expect(hashes[0]).toBe(hashes[1]);
});

// Requirement: size.best-quality
test('fits a noisy clip into its budget and uses most of it', async () => {
  const path = await noisyClip();
  const budgetBytes = 140_000;
  const { video, output } = await prepareTestVideo(path, { budgetBytes, video: { pauseFrames: [4, 10] } });
  expect(video.bytes.length).toBeLessThanOrEqual(budgetBytes);
  expect(video.bytes.length).toBeGreaterThan(0.95 * budgetBytes);
  const { streams } = await probe<{ streams: { codec_name: string; level?: number }[] }>(
    output,
    'stream=codec_name,level',
  );
  expect(streams).toEqual([{ codec_name: 'h264', level: 31 }, { codec_name: 'aac' }]);
  const frames = (await readKeyframeTimes(output)).map((time) => Math.round(time * 30));
  expect(frames).toEqual(expect.arrayContaining([0, 4, 10]));
});

// Requirement: size.budget-use
test('hits the budget of a clip of nine frames, with the same bytes each time', async () => {
  const path = await nineFrames();
  const budgetBytes = 40_000;
  const made = [];
  for (let run = 0; run < 2; run += 1)
    made.push(await prepareTestVideo(path, { budgetBytes, video: { pauseFrames: [4] } }));
  const [first, second] = made.map(({ video }) => video.bytes);
  expect(first!.length).toBeLessThanOrEqual(budgetBytes);
  expect(first!.length).toBeGreaterThan(0.95 * budgetBytes);
  expect(Buffer.compare(first!, second!)).toBe(0);
});

test('reduces the frame size for a small budget', async () => {
  const { video } = await prepareTestVideo(await noisyClip(), { budgetBytes: 28_000 });
  expect(video.widthPx).toBeLessThan(800);
});

test('never enlarges the video, however large the budget', async () => {
  const { video } = await prepareTestVideo(await noisyClip(), { budgetBytes: 50_000_000 });
  expect(video).toMatchObject({ widthPx: 800, heightPx: 450 });
});

// Requirement: size.best-quality
test('reports by how many bytes it exceeds the budget at the quality floor', async () => {
  const outcome = await prepareForTest(await noisyClip(), { budgetBytes: 10_000 });
  expect(findProblemCode(outcome)).toBe('too-big');
  expect(outcome).toMatchObject({ problem: { overBytes: expect.any(Number) as number } });
});

test('refuses a clip of nine frames below the quality floor', async () => {
  const outcome = await prepareForTest(await nineFrames(), { budgetBytes: 9_000 });
  expect(findProblemCode(outcome)).toBe('too-big');
});

test('exports an HEVC upload upright, cropped by zoom and position, and without metadata', async () => {
  const path = at('phone.mov');
  const lying = await makeMedia(at('lying.mov'), [
    // Luma encodes the column, in 32 steps of 10 pixels.
    ...['-f', 'lavfi', '-i', 'nullsrc=s=320x180:r=30:d=1', '-vf', 'geq=lum=16+6*floor(X/10):cb=128:cr=128'],
    ...['-c:v', 'libx265', '-x265-params', 'log-level=none', '-crf', '4', '-tag:v', 'hvc1'],
    ...['-pix_fmt', 'yuv420p10le'],
  ]);
  const tags = ['-metadata', 'title=SECRET', '-metadata', 'location=+48.2+016.4/'];
  await makeMedia(path, ['-i', lying, '-c', 'copy', ...tags, '-metadata:s:v:0', 'rotate=90']);
  const { video, output } = await prepareTestVideo(path, {
    video: { splitScreen: false, zoomFactor: 2, zoomYPercent: -100 },
  });
  // When the video is upright, columns become rows. The upper half of 320 is visible.
  expect(video).toMatchObject({ widthPx: 90, heightPx: 160, durationSeconds: 1 });
  const [seen] = await decodeGreyFrames(output, { width: 1, height: 16 });
  const [whole] = await decodeGreyFrames(path, { width: 1, height: 32 });
  const difference = [...seen!].map((grey, row) => Math.abs(grey - whole![row]!));
  expect(Math.max(...difference)).toBeLessThanOrEqual(3);
  const text = Buffer.from(video.bytes).toString('latin1');
  expect(text.match(/SECRET|\+48\.2|x26[45]|Lav[cf]/)).toBeNull();
});

test.each(['preview', 'final'] as const)(
  'finds the game in a %s of a recording of a light page',
  async (quality) => {
    const path = await makeMedia(at(`page-${quality}.mp4`), [
      ...['-f', 'lavfi', '-i', 'color=0xf2ead8:s=320x180:r=30:d=1'],
      // Before its middle, no game is on the page.
      ...['-vf', 'drawbox=32:20:256:140:color=0x501060:t=fill:enable=gte(n\\,15)'],
    ]);
    const prepare = async (video: Partial<ResolvedVideo>) =>
      expectValue(await prepareForTest(path, { quality, video })).edge;
    expect(await prepare({ pauseFrames: [20, 25] })).toBeCloseTo(0.11, 2);
    expect(await prepare({ pauseFrames: [5] })).toBeUndefined();
    // Only the game is visible.
    expect(await prepare({ pauseFrames: [20], splitScreen: false, zoomFactor: 3 })).toBeUndefined();
  },
);

async function nineFrames(): Promise<string> {
  return await makeMedia(at('nine.mp4'), [
    ...['-f', 'lavfi', '-i', 'testsrc2=s=640x360:r=30:d=0.3'],
    ...['-vf', 'noise=alls=12:allf=t', '-pix_fmt', 'yuv420p', '-preset', 'ultrafast', '-crf', '20'],
  ]);
}

/** Half a second. Made once. */
let madeNoisyClip: Promise<string> | undefined;
function noisyClip(): Promise<string> {
  return (madeNoisyClip ??= makeMedia(at('noise.mp4'), [
    ...['-f', 'lavfi', '-i', 'sine=d=0.5', '-f', 'lavfi', '-i', 'testsrc2=s=800x450:r=30:d=0.5'],
    ...[
      '-vf',
      'noise=alls=12:allf=t',
      '-pix_fmt',
      'yuv420p',
      '-preset',
      'ultrafast',
      '-crf',
      '20',
      '-c:a',
      'aac',
    ],
  ]));
}

interface VideoRequest {
  quality?: 'preview' | 'final';
  budgetBytes?: number;
  video?: Partial<ResolvedVideo>;
}

async function prepareTestVideo(path: string, request: VideoRequest) {
  const video = expectValue(await prepareForTest(path, request));
  const output = `${path}.out.mp4`;
  await writeFile(output, video.bytes);
  return { video, output };
}

async function prepareForTest(
  path: string,
  { quality = 'final', budgetBytes = 3_000_000, video }: VideoRequest,
) {
  return await prepareVideo({
    source: await readSource(path),
    quality,
    budgetBytes: quality === 'final' ? budgetBytes : null,
    store: createMemoryRecipeStore(),
    video: {
      asset: 'asset:clip',
      splitScreen: true,
      shape: getDefaultShape(video?.splitScreen ?? true),
      reels: null,
      aspect: 16 / 9,
      zoomFactor: 1,
      zoomXPercent: 0,
      zoomYPercent: 0,
      trim: { startSeconds: 0, endSeconds: 15 },
      frameRate: 30,
      pauseFrames: [],
      ...video,
    },
  });
}
