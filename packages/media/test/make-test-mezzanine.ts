import { writeFile } from 'node:fs/promises';
import type { VideoKind } from '@spinreel/config-schema/options/formats';
import { expect } from 'vitest';
import { expectValue } from './expect-outcome.ts';
import { decodeGreyFrames, makeMedia, probe, readSource } from './make-media.ts';
import { createMemoryRecipeStore } from '../src/recipes/memory-recipe-store.ts';
import { makeMezzanine } from '../src/video/make-mezzanine.ts';
import { probeVideo } from '../src/video/probe-video.ts';

interface Framing {
  readonly splitScreen: boolean;
  readonly zoom: number;
  readonly zoomX: number;
  readonly zoomY: number;
}

/** Makes the mezzanine of a video file, and writes it beside the file. */
export async function makeTestMezzanine(path: string, framing: Partial<Framing> = {}) {
  const source = await readSource(path);
  const facts = expectValue(await probeVideo({ path, kind: source.kind as VideoKind }));
  const whole = { splitScreen: true, zoom: 1, zoomX: 0, zoomY: 0 };
  const store = createMemoryRecipeStore();
  const mezzanine = expectValue(await makeMezzanine({ source, facts, ...whole, ...framing, store }));
  const output = `${path}.mezzanine.mp4`;
  await writeFile(output, mezzanine.bytes);
  return { mezzanine, output };
}

/** Expects that the mezzanine of an interlaced video, which is made at `path`, has no combing. */
export async function expectNoCombing(path: string, options: readonly string[]): Promise<void> {
  await makeMedia(path, [
    // A white bar that moves to the right. Without combing, all rows of a frame are equal.
    ...['-f', 'lavfi', '-i', 'nullsrc=s=320x180:r=50:d=0.6', '-pix_fmt', 'yuv420p', '-vf'],
    "geq=lum='if(between(X,T*400,T*400+40),235,16)':cb=128:cr=128,tinterlace=interleave_top",
    ...options,
  ]);
  const { mezzanine, output } = await makeTestMezzanine(path);
  expect(mezzanine.frameRate).toBe(25);
  expect(await measureCombing(path)).toBeGreaterThan(5);
  expect(await measureCombing(output)).toBeLessThan(2);
}

/** Expects that the mezzanine of a video of odd size, which is made at `path`, is H.264 of even size. */
export async function expectEvenH264(path: string, options: readonly string[]): Promise<void> {
  await makeMedia(path, [...['-f', 'lavfi', '-i', 'testsrc2=s=333x187:r=12:d=1', ...options]]);
  const { mezzanine, output } = await makeTestMezzanine(path);
  expect([mezzanine.widthPx % 2, mezzanine.heightPx % 2]).toEqual([0, 0]);
  const { streams } = await probe<{ streams: unknown[] }>(output, 'stream=codec_name,profile,pix_fmt');
  expect(streams).toEqual([{ codec_name: 'h264', profile: 'High', pix_fmt: 'yuv420p' }]);
}

/** Expects that zoom and position cut a quarter that begins at `leftPx` out of a video, which is made at `path`. */
export async function expectCut(
  path: string,
  { leftPx, ...framing }: Omit<Framing, 'splitScreen'> & { leftPx: number },
): Promise<void> {
  // Luma encodes the column, in 32 steps of 10 pixels.
  await makeMedia(path, [
    ...['-f', 'lavfi', '-i', 'nullsrc=s=320x180:r=10:d=0.5', '-vf', 'geq=lum=16+6*floor(X/10):cb=128:cr=128'],
    ...['-pix_fmt', 'yuv420p', '-crf', '4'],
  ]);
  const { mezzanine, output } = await makeTestMezzanine(path, framing);
  expect(mezzanine).toMatchObject({ widthPx: 160, heightPx: 90 });
  const [cut] = await decodeGreyFrames(output, { width: 16, height: 1 });
  const [whole] = await decodeGreyFrames(path, { width: 32, height: 1 });
  const seen = [...(whole ?? [])].slice(leftPx / 10, leftPx / 10 + 16);
  expect(cut).toHaveLength(seen.length);
  const difference = seen.map((grey, index) => Math.abs(grey - (cut?.[index] ?? 0)));
  expect(Math.max(...difference)).toBeLessThanOrEqual(3);
}

/** The largest mean difference between neighbouring rows of a frame, 0 to 255. */
async function measureCombing(path: string): Promise<number> {
  const size = { width: 320, height: 180 };
  const frames = await decodeGreyFrames(path, size);
  const means = frames.map((frame) => {
    const last = frame.length - size.width;
    const differences = frame
      .subarray(0, last)
      .map((grey, at) => Math.abs(grey - (frame[at + size.width] ?? 0)));
    return differences.reduce((sum, difference) => sum + difference, 0) / last;
  });
  return Math.max(...means);
}
