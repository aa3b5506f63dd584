import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFrameCodedClip, readFrameCodes } from '../../test/make-frame-coded-clip.ts';
import { findProblemCode, expectValue } from '../../test/expect-outcome.ts';
import { decodeGreyFrames, readKeyframeTimes, makeMedia, probe, readSource } from '../../test/make-media.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { createMemoryRecipeStore } from '../recipes/memory-recipe-store.ts';
import { makeMezzanine } from './make-mezzanine.ts';
import { probeVideo } from './probe-video.ts';
import type { VideoKind } from '@spinreel/config-schema/options/formats';

const folder = createTemporaryFolder();
const at = (name: string) => join(folder, name);

test('turns 60 frames per second into 30, showing every second frame', async () => {
  const path = await makeFrameCodedClip(at('sixty.mp4'), {
    frameCount: 120,
    frameRate: '60',
    width: 320,
    height: 180,
  });
  const { mezzanine, output } = await makeTestMezzanine(path);
  expect(mezzanine).toMatchObject({ frameRate: 30, durationSeconds: 2, widthPx: 320, heightPx: 180 });
  expect(await readFrameCodes(output)).toEqual(Array.from({ length: 60 }, (_, frame) => frame * 2));
});

// Requirement: media.mezzanine
test('makes a variable frame rate constant', async () => {
  const path = await makeMedia(at('varying.mp4'), [
    ...['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=30:d=4', '-pix_fmt', 'yuv420p'],
    ...['-vf', "select='if(lt(t,2),1,not(mod(n,3)))'", '-fps_mode', 'vfr'],
  ]);
  const { output } = await makeTestMezzanine(path);
  const { packets } = await probe<{ packets: { pts_time: string }[] }>(output, 'packet=pts_time', [
    '-select_streams',
    'v',
  ]);
  const times = packets.map((packet) => Number(packet.pts_time)).toSorted((a, b) => a - b);
  const steps = times.slice(1).map((time, index) => Math.round((time - times[index]!) * 1000));
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
});

// Requirement: media.mezzanine
test('keeps the motion around a frame that is held, and short flashes', async () => {
  const path = await makeFrameCodedClip(at('held.mp4'), {
    ...{ frameCount: 120, frameRate: '30', width: 160, height: 90 },
    outputOptions: ['-vf', "select='not(between(n,30,54)+between(n,56,89))'", '-fps_mode', 'vfr'],
  });
  const { mezzanine, output } = await makeTestMezzanine(path);
  expect(mezzanine).toMatchObject({ frameRate: 30, durationSeconds: 4 });
  const shown = (frame: number) => (frame >= 30 && frame < 55 ? 29 : frame > 55 && frame < 90 ? 55 : frame);
  expect(await readFrameCodes(output)).toEqual(Array.from({ length: 120 }, (_, frame) => shown(frame)));
});

// Requirement: media.mezzanine
test.each([
  ['mp4', ['-c:v', 'libx264', '-flags', '+ilme+ildct', '-x264-params', 'tff=1']],
  ['mov', ['-c:v', 'mpeg2video', '-flags', '+ilme+ildct', '-q:v', '3']],
])('shows an interlaced %s without combing', async (extension, options) => {
  const path = await makeMedia(at(`interlaced.${extension}`), [
    // A white bar that moves to the right. Without combing, all rows of a frame are equal.
    ...['-f', 'lavfi', '-i', 'nullsrc=s=320x180:r=50:d=0.6', '-pix_fmt', 'yuv420p', '-vf'],
    "geq=lum='if(between(X,T*400,T*400+40),235,16)':cb=128:cr=128,tinterlace=interleave_top",
    ...options,
  ]);
  const { mezzanine, output } = await makeTestMezzanine(path);
  expect(mezzanine.frameRate).toBe(25);
  expect(await measureCombing(path)).toBeGreaterThan(5);
  expect(await measureCombing(output)).toBeLessThan(2);
});

// Requirement: media.mezzanine
test('applies the rotation of the upload', async () => {
  const plain = await makeMedia(at('plain.mp4'), [
    ...['-f', 'lavfi', '-i', 'color=black:s=320x180:r=10:d=1', '-pix_fmt', 'yuv420p'],
    // White is on the left. After a quarter turn it is at the top or at the bottom.
    ...['-vf', 'drawbox=x=0:y=0:w=160:h=180:color=white:t=fill'],
  ]);
  const turned = await makeMedia(at('turned.mp4'), [
    '-i',
    plain,
    '-c',
    'copy',
    '-metadata:s:v:0',
    'rotate=90',
  ]);
  const { mezzanine, output } = await makeTestMezzanine(turned, { splitScreen: false });
  expect(mezzanine).toMatchObject({ widthPx: 180, heightPx: 320 });
  const [first] = await decodeGreyFrames(output, { width: 2, height: 2 });
  expect(first![0]! > 127).toBe(first![1]! > 127);
  expect(first![0]! > 127).not.toBe(first![2]! > 127);
  const { streams } = await probe<{ streams: { side_data_list?: unknown }[] }>(
    output,
    'stream_side_data=rotation',
  );
  expect(streams.every((stream) => stream.side_data_list === undefined)).toBe(true);
});

test.each([
  ['avi', ['-c:v', 'mpeg4', '-qscale:v', '3']],
  ['mov', ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj422p']],
  ['mov', ['-c:v', 'prores', '-pix_fmt', 'yuv422p10le']],
  ['mp4', ['-c:v', 'libx265', '-tag:v', 'hvc1', '-pix_fmt', 'yuv420p']],
  ['mov', ['-c:v', 'libx265', '-tag:v', 'hvc1', '-pix_fmt', 'yuv420p10le']],
  ['mp4', ['-pix_fmt', 'yuv444p']],
] as const)('takes %s files with %j and odd sizes', async (extension, options) => {
  const path = await makeMedia(at(`odd.${extension}`), [
    ...['-f', 'lavfi', '-i', 'testsrc2=s=333x187:r=12:d=1', ...options],
  ]);
  const { mezzanine, output } = await makeTestMezzanine(path);
  expect([mezzanine.widthPx % 2, mezzanine.heightPx % 2]).toEqual([0, 0]);
  const { streams } = await probe<{ streams: unknown[] }>(output, 'stream=codec_name,profile,pix_fmt');
  expect(streams).toEqual([{ codec_name: 'h264', profile: 'High', pix_fmt: 'yuv420p' }]);
});

test('accepts a single frame and a silent clip', async () => {
  const path = await makeFrameCodedClip(at('single.mp4'), {
    frameCount: 1,
    frameRate: '25',
    width: 160,
    height: 90,
  });
  const { mezzanine, output } = await makeTestMezzanine(path);
  expect(mezzanine.durationSeconds).toBeCloseTo(0.04);
  expect(await readFrameCodes(output)).toEqual([0]);
});

// Requirement: privacy.exports
test('has a keyframe every half second and no metadata', async () => {
  const path = await makeMedia(at('tagged.mp4'), [
    ...[
      '-f',
      'lavfi',
      '-i',
      'sine=d=2',
      '-f',
      'lavfi',
      '-i',
      'testsrc2=s=320x180:r=30:d=2',
      '-pix_fmt',
      'yuv420p',
    ],
    ...['-c:a', 'aac', '-metadata', 'title=SECRET', '-metadata', 'location=+48.2+016.4/'],
  ]);
  const { mezzanine, output } = await makeTestMezzanine(path);
  expect(await readKeyframeTimes(output)).toEqual([0, 0.5, 1, 1.5]);
  const text = Buffer.from(mezzanine.bytes).toString('latin1');
  expect(text.match(/SECRET|\+48\.2|x264|Lav[cf]/)).toBeNull();
});

test.each([
  { zoom: 2, zoomX: -100, zoomY: -100, expected: { x: 0, y: 0 } },
  { zoom: 2, zoomX: 100, zoomY: 100, expected: { x: 160, y: 90 } },
  { zoom: 2, zoomX: 0, zoomY: 0, expected: { x: 80, y: 45 } },
])('cuts out what zoom and position show (%o)', async ({ expected, ...framing }) => {
  const path = at('ramps.mp4');
  // Luma encodes the column, in 32 steps of 10 pixels.
  await makeMedia(path, [
    ...['-f', 'lavfi', '-i', 'nullsrc=s=320x180:r=10:d=0.5', '-vf', 'geq=lum=16+6*floor(X/10):cb=128:cr=128'],
    ...['-pix_fmt', 'yuv420p', '-crf', '4'],
  ]);
  const { mezzanine, output } = await makeTestMezzanine(path, framing);
  expect(mezzanine).toMatchObject({ widthPx: 160, heightPx: 90 });
  const [cut] = await decodeGreyFrames(output, { width: 16, height: 1 });
  const [whole] = await decodeGreyFrames(path, { width: 32, height: 1 });
  const first = expected.x / 10;
  const difference = [...cut!].map((grey, index) => Math.abs(grey - whole![first + index]!));
  expect(Math.max(...difference)).toBeLessThanOrEqual(3);
});

test('refuses a file whose second half is missing', async () => {
  const path = await makeMedia(at('whole.mp4'), [
    ...['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=30:d=4', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
  ]);
  const bytes = await readFile(path);
  await writeFile(at('half.mp4'), bytes.subarray(0, bytes.length / 2));
  expect(findProblemCode(await probeVideo({ path: at('half.mp4'), kind: 'mp4' }))).toBe('unreadable');
});

/** The largest mean difference between neighbouring rows of a frame, 0 to 255. */
async function measureCombing(path: string): Promise<number> {
  const size = { width: 320, height: 180 };
  const frames = await decodeGreyFrames(path, size);
  const means = frames.map((frame) => {
    const last = frame.length - size.width;
    const differences = frame.subarray(0, last).map((grey, at) => Math.abs(grey - frame[at + size.width]!));
    return differences.reduce((sum, difference) => sum + difference, 0) / last;
  });
  return Math.max(...means);
}

async function makeTestMezzanine(path: string, framing: Partial<Framing> = {}) {
  const mezzanine = expectValue(await makeForTest(path, framing));
  const output = `${path}.mezzanine.mp4`;
  await writeFile(output, mezzanine.bytes);
  return { mezzanine, output };
}

interface Framing {
  splitScreen: boolean;
  zoom: number;
  zoomX: number;
  zoomY: number;
}

async function makeForTest(path: string, framing: Partial<Framing>) {
  const source = await readSource(path);
  const facts = expectValue(await probeVideo({ path, kind: source.kind as VideoKind }));
  const store = createMemoryRecipeStore();
  return await makeMezzanine({
    source,
    facts,
    splitScreen: true,
    zoom: 1,
    zoomX: 0,
    zoomY: 0,
    ...framing,
    store,
  });
}
