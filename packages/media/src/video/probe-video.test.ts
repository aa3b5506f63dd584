import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeCaptionedVideo } from '@spinreel/fixtures/odd/make-captioned-video';
import { findProblemCode, expectValue } from '../../test/expect-outcome.ts';
import { makeMedia, probe } from '../../test/make-media.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { probeVideo } from './probe-video.ts';

const folder = createTemporaryFolder();
const at = (name: string) => join(folder, name);
const createTestInput = (size: string, rate: string, seconds: number) => [
  ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`, '-pix_fmt', 'yuv420p'],
];

// Requirement: media.measured
test('measures size, duration, frame rate and sound', async () => {
  const path = await makeMedia(at('plain.mp4'), [
    ...['-f', 'lavfi', '-i', 'sine=d=1'],
    ...[...createTestInput('320x180', '30000/1001', 1), '-c:a', 'aac'],
  ]);
  const facts = expectValue(await probeVideo({ path, kind: 'mp4' }));
  expect(facts).toMatchObject({ widthPx: 320, heightPx: 180, hasAudio: true });
  expect(facts.frameRate).toBeCloseTo(29.97, 3);
  expect(facts.durationSeconds).toBeCloseTo(1, 1);
});

// Requirement: media.measured
test('applies rotation and the pixel aspect ratio', async () => {
  const plain = await makeMedia(at('upright.mp4'), createTestInput('320x180', '25', 1));
  const turned = await makeMedia(at('turned.mp4'), [
    ...['-i', plain, '-c', 'copy', '-metadata:s:v:0', 'rotate=90'],
  ]);
  const wide = await makeMedia(at('wide.mp4'), [
    ...createTestInput('180x180', '25', 1),
    '-vf',
    'setsar=16/9',
  ]);
  expect(expectValue(await probeVideo({ path: turned, kind: 'mp4' }))).toMatchObject({
    widthPx: 180,
    heightPx: 320,
  });
  expect(expectValue(await probeVideo({ path: wide, kind: 'mp4' }))).toMatchObject({
    widthPx: 320,
    heightPx: 180,
  });
});

// Requirement: media.measured
test.each([
  ['two bursts between still frames', 'not(mod(n,120))+between(t,1,1.4)+between(t,5,5.4)', '60', 60],
  ['a frame that is held between two movements', 'not(between(t,1,5))', '30', 30],
  ['a slow part and a fast one', 'lt(t,2)+not(mod(n,3))', '30', 30],
])('measures the frame rate where a video moves: %s', async (_, select, rate, expected) => {
  const path = await makeMedia(at('varying.mp4'), [
    ...createTestInput('64x36', rate, 6),
    ...['-vf', `select='${select}'`, '-fps_mode', 'vfr'],
  ]);
  expect(expectValue(await probeVideo({ path, kind: 'mp4' })).frameRate).toBe(expected);
});

// With sound, the first frame of such a file is shown longer than the others.
test.each([
  ['without sound', []],
  ['with sound', ['-f', 'lavfi', '-i', 'sine=d=3', '-c:a', 'aac']],
])('measures the frame rate of a fragmented file %s', async (_, sound) => {
  const path = await makeMedia(at('fragmented.mp4'), [
    ...sound,
    ...createTestInput('64x36', '30', 3),
    ...['-movflags', 'frag_keyframe+empty_moov+default_base_moof', '-bf', '0'],
  ]);
  expect(expectValue(await probeVideo({ path, kind: 'mp4' })).frameRate).toBeCloseTo(30, 3);
});

test.each([
  ['an HLS playlist', '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nplain.mp4\n#EXT-X-ENDLIST\n'],
  ['an ffconcat list', 'ffconcat version 1.0\nfile plain.mp4\n'],
  ['a DASH manifest', '<?xml version="1.0"?><MPD type="static"><Period/></MPD>'],
  ['an SDP description', 'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nm=video 5004 RTP/AVP 96\n'],
  ['text', 'hello'],
])('refuses %s that is taken for a video', async (_, text) => {
  const path = at('disguised.mp4');
  await writeFile(path, text);
  expect(findProblemCode(await probeVideo({ path, kind: 'mp4' }))).toBe('unreadable');
  expect(findProblemCode(await probeVideo({ path, kind: 'avi' }))).toBe('unreadable');
});

test('refuses a file without a video stream', async () => {
  const path = await makeMedia(at('sound.mp4'), ['-f', 'lavfi', '-i', 'sine=d=1', '-c:a', 'aac']);
  expect(findProblemCode(await probeVideo({ path, kind: 'mp4' }))).toBe('unsupported');
});

test('refuses a video longer than the upload limit', async () => {
  const path = await makeMedia(at('long.mp4'), createTestInput('64x36', '1', 62));
  expect(findProblemCode(await probeVideo({ path, kind: 'mp4' }))).toBe('too-long');
});

test('refuses a video with too many pixels', async () => {
  const path = await makeMedia(at('huge.mp4'), [
    ...['-f', 'lavfi', '-i', 'color=s=8192x4096:r=1:d=1', '-pix_fmt', 'yuv420p', '-preset', 'ultrafast'],
  ]);
  expect(findProblemCode(await probeVideo({ path, kind: 'mp4' }))).toBe('too-many-pixels');
});

test('ignores subtitles and sound of an unknown codec', async () => {
  const subtitles = at('subtitles.srt');
  await writeFile(subtitles, '1\n00:00:00,000 --> 00:00:01,000\nSpin!\n');
  const path = await makeMedia(at('subtitled.mp4'), [
    ...['-f', 'lavfi', '-i', 'sine=d=1', '-i', subtitles, ...createTestInput('320x180', '25', 1)],
    ...['-map', '0', '-map', '1', '-map', '2', '-c:a', 'eac3', '-c:s', 'mov_text'],
  ]);
  expect(expectValue(await probeVideo({ path, kind: 'mp4' }))).toMatchObject({
    widthPx: 320,
    hasAudio: true,
  });
});

test('accepts a video with closed captions, on which ffprobe would print without end', async () => {
  const path = await makeCaptionedVideo();
  const { streams } = await probe<{ streams: { codec_name: string }[] }>(path, 'stream=codec_name');
  expect(streams.map((stream) => stream.codec_name)).toEqual(['h264', 'aac', 'eia_608']);
  const facts = expectValue(await probeVideo({ path, kind: 'mov' }));
  expect(facts).toMatchObject({ widthPx: 320, heightPx: 180, frameRate: 10, hasAudio: true });
  expect(facts.droppedSoundCodec).toBeUndefined();
});

test('names the colors that players assume when the file has no color tags', async () => {
  const colourless = ['-bsf:v', 'h264_metadata=colour_primaries=2:transfer_characteristics=2'];
  const unnamed = (name: string, size: string) =>
    makeMedia(at(name), [...createTestInput(size, '5', 1), ...colourless]);
  const named = await makeMedia(at('named.mp4'), [
    ...[...createTestInput('1280x720', '5', 1), '-vf', 'setparams=colorspace=bt709:color_primaries=bt709'],
  ]);
  const probeColours = async (path: string) =>
    expectValue(await probeVideo({ path, kind: 'mp4' })).assumedColours;
  expect(await probeColours(await unnamed('hd.mp4', '1280x720'))).toBe('bt709');
  expect(await probeColours(await unnamed('sd.mp4', '640x360'))).toBe('smpte170m');
  expect(await probeColours(named)).toBeUndefined();
});
