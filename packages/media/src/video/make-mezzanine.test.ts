import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFrameCodedClip, readFrameCodes } from '../../test/make-frame-coded-clip.ts';
import { findProblemCode } from '../../test/expect-outcome.ts';
import { decodeGreyFrames, readKeyframeTimes, makeMedia, probe } from '../../test/make-media.ts';
import {
  expectCut,
  expectEvenH264,
  expectNoCombing,
  makeTestMezzanine,
} from '../../test/make-test-mezzanine.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { probeVideo } from './probe-video.ts';

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
test('shows an interlaced video without combing', () =>
  // As MPEG-2: make-mezzanine.proof.ts.
  expectNoCombing(at('interlaced.mp4'), [
    ...['-c:v', 'libx264', '-flags', '+ilme+ildct', '-x264-params', 'tff=1'],
  ]));

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

// Other codecs: make-mezzanine.proof.ts.
test('takes a file with ten bits and odd sizes', () =>
  expectEvenH264(at('odd.mov'), [
    ...['-c:v', 'libx265', '-x265-params', 'log-level=none', '-tag:v', 'hvc1', '-pix_fmt', 'yuv420p10le'],
  ]));

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

// Other positions: make-mezzanine.proof.ts.
test('cuts out what zoom and position show', () =>
  expectCut(at('ramps.mp4'), { zoom: 2, zoomX: 100, zoomY: 100, leftPx: 160 }));

test('refuses a file whose second half is missing', async () => {
  const path = await makeMedia(at('whole.mp4'), [
    ...['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=30:d=4', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
  ]);
  const bytes = await readFile(path);
  await writeFile(at('half.mp4'), bytes.subarray(0, bytes.length / 2));
  expect(findProblemCode(await probeVideo({ path: at('half.mp4'), kind: 'mp4' }))).toBe('unreadable');
});
