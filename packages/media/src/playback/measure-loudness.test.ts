import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { expectValue } from '../../test/expect-outcome.ts';
import { makeMedia } from '../../test/make-media.ts';
import { measureLoudness } from './measure-loudness.ts';

const folder = createTemporaryFolder();

// EBU Tech 3341, test signal 1: a stereo sine of 1 kHz at -23 dBFS is -23 LUFS.
test.each([-23, -33, -9])('measures a stereo tone of %i dBFS as that many LUFS', async (levelDb) => {
  const path = await makeTone(`tone${levelDb}.wav`, levelDb);
  const loudness = expectValue(await measureLoudness({ path, kind: 'wav' }));
  expect(Math.abs(loudness.integratedLufs! - levelDb)).toBeLessThan(0.1);
  // ffmpeg prints three decimals.
  expect(Math.abs(loudness.peakDb! - levelDb)).toBeLessThan(0.2);
});

test('measures the sound of a video', async () => {
  const tone = await makeTone('video-tone.wav', -20);
  const path = await makeMedia(join(folder, 'video.mp4'), [
    ...['-i', tone, '-f', 'lavfi', '-i', 'testsrc=s=64x64:d=3', '-pix_fmt', 'yuv420p'],
  ]);
  const loudness = expectValue(await measureLoudness({ path, kind: 'mp4' }));
  expect(loudness.integratedLufs).toBeCloseTo(-20, 0);
});

test('finds a video without sound silent', async () => {
  const path = await makeMedia(join(folder, 'mute.mp4'), [
    ...['-f', 'lavfi', '-i', 'testsrc=s=64x64:d=1', '-pix_fmt', 'yuv420p'],
  ]);
  expect(expectValue(await measureLoudness({ path, kind: 'mp4' }))).toEqual({
    integratedLufs: null,
    peakDb: null,
  });
});

test('finds silence silent', async () => {
  const path = await makeMedia(join(folder, 'silence.wav'), ['-f', 'lavfi', '-i', 'anullsrc=d=1', '-t', '1']);
  expect(expectValue(await measureLoudness({ path, kind: 'wav' }))).toEqual({
    integratedLufs: null,
    peakDb: null,
  });
});

function makeTone(name: string, levelDb: number): Promise<string> {
  const amplitude = 10 ** (levelDb / 20);
  const tone = `aevalsrc='${amplitude}*sin(2*PI*1000*t)|${amplitude}*sin(2*PI*1000*t)':s=48000:d=3`;
  return makeMedia(join(folder, name), ['-f', 'lavfi', '-i', tone]);
}
