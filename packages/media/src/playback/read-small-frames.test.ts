import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { expectValue, findProblemCode } from '../../test/expect-outcome.ts';
import { makeMedia } from '../../test/make-media.ts';
import { readSmallFrames, type FrameSize, type SmallFrame } from './read-small-frames.ts';

const folder = createTemporaryFolder();

test('passes on every frame with its colours and its time', async () => {
  const path = await makeClip('color=red:s=640x360:r=25:d=0.4[a];color=blue:s=640x360:r=25:d=0.4');
  const { frames, size } = await read(path);
  expect(size).toEqual({ widthPx: 96, heightPx: 54 });
  expect(frames.map(({ timestampSeconds }) => timestampSeconds)).toEqual(
    Array.from({ length: 20 }, (_, frame) => frame / 25),
  );
  const isRed = frames.map(({ rgb }) => rgb[0]! > 200 && rgb[2]! < 50);
  expect(isRed).toEqual(Array.from({ length: 20 }, (_, frame) => frame < 10));
});

test('keeps the times of a video whose frame rate varies', async () => {
  // Calm frames at 5 a second, and between them a second with 30.
  const path = await makeClip('color=black:s=96x54:r=30:d=2[a];color=white:s=96x54:r=30:d=3', [
    "select='not(mod(n,6))+between(n,60,89)'",
  ]);
  const { frames } = await read(path);
  const whiteFrom = frames.find(({ rgb }) => rgb[0]! > 200)?.timestampSeconds;
  expect(whiteFrom).toBeCloseTo(2, 1);
  expect(frames.at(-1)?.timestampSeconds).toBeGreaterThan(4.6);
  const burst = frames.filter(({ timestampSeconds: at }) => at > 1.99 && at < 2.99);
  expect(burst.length).toBeGreaterThanOrEqual(29);
});

test('averages away patterns that are finer than a small pixel', async () => {
  const path = await makeClip('color=black:s=960x540:r=10:d=0.2[a];color=black:s=960x540:r=10:d=0.2', [
    "geq=lum='if(mod(X+Y,2),235,16)':cb=128:cr=128",
  ]);
  const { frames } = await read(path);
  for (const { rgb } of frames) expect(Math.max(...rgb) - Math.min(...rgb)).toBeLessThan(20);
});

test('reads clips whose frames together are larger than what is kept in memory', async () => {
  const path = await makeClip('color=red:s=96x400:r=60:d=5[a];color=blue:s=96x400:r=60:d=5');
  let sizeBytes = 0;
  const start = () => (frame: SmallFrame) => void (sizeBytes += frame.rgb.length);
  expect(expectValue(await readSmallFrames({ path, kind: 'mp4', start }))).toEqual({ frameCount: 600 });
  expect(sizeBytes).toBe(600 * 96 * 400 * 3);
});

test('refuses a file that is no video', async () => {
  const path = await makeMedia(join(folder, 'tone.wav'), ['-f', 'lavfi', '-i', 'sine=d=1']);
  const outcome = await readSmallFrames({ path, kind: 'mp4', start: () => () => {} });
  expect(findProblemCode(outcome)).not.toBeNull();
});

let clipCount = 0;

function makeClip(sources: string, filters: readonly string[] = []): Promise<string> {
  clipCount += 1;
  const graph = `${sources}[b];[a][b]concat${filters.map((filter) => `,${filter}`).join('')}`;
  const options = ['-filter_complex', graph, '-pix_fmt', 'yuv420p', '-crf', '10', '-fps_mode', 'vfr'];
  return makeMedia(join(folder, `clip-${clipCount}.mp4`), options);
}

async function read(path: string): Promise<{ frames: SmallFrame[]; size: FrameSize }> {
  const frames: SmallFrame[] = [];
  let size: FrameSize = { widthPx: 0, heightPx: 0 };
  const start = (given: FrameSize) => {
    size = given;
    return ({ rgb, timestampSeconds }: SmallFrame) =>
      void frames.push({ rgb: Uint8Array.from(rgb), timestampSeconds });
  };
  expectValue(await readSmallFrames({ path, kind: 'mp4', start }));
  return { frames, size };
}
