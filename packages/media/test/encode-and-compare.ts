import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { VideoKind } from '@spinreel/config-schema/options/formats';
import { createMemoryRecipeStore } from '../src/recipes/memory-recipe-store.ts';
import { makeMezzanine } from '../src/video/make-mezzanine.ts';
import { probeVideo, type VideoFacts } from '../src/video/probe-video.ts';
import { expectValue } from './expect-outcome.ts';
import { decodeGreyFrames, probe, readSource } from './make-media.ts';

/** The facts of a video that is accepted. */
export async function readVideoFacts(path: string): Promise<VideoFacts> {
  const { kind } = await readSource(path);
  return expectValue(await probeVideo({ path, kind: kind as VideoKind }));
}

/** Makes an upload's mezzanine and compares its frames with those of the upload. Returns the codecs of its streams. */
export async function encodeAndCompare(options: {
  path: string;
  facts: VideoFacts;
  folder: string;
}): Promise<string[]> {
  const { path, facts, folder } = options;
  const source = await readSource(path);
  const framing = { splitScreen: true, zoom: 1, zoomX: 0, zoomY: 0 };
  const made = expectValue(
    await makeMezzanine({ source, facts, ...framing, store: createMemoryRecipeStore() }),
  );
  const output = join(folder, `${crypto.randomUUID()}.mp4`);
  await writeFile(output, made.bytes);
  const size = { width: 16, height: 9 };
  const [[original], [encoded]] = await Promise.all([
    decodeGreyFrames(path, size),
    decodeGreyFrames(output, size),
  ]);
  const difference = original?.reduce((sum, grey, at) => sum + Math.abs(grey - (encoded?.[at] ?? 0)), 0);
  expect((difference ?? Infinity) / (size.width * size.height)).toBeLessThan(12);
  const { streams } = await probe<{ streams: { codec_name: string }[] }>(output, 'stream=codec_name');
  return streams.map((stream) => stream.codec_name);
}
