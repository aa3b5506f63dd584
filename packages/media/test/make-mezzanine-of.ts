import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoKind } from '@spinreel/config-schema/options/formats';
import { expect } from 'vitest';
import { expectValue } from './expect-outcome.ts';
import { probe, readSource } from './make-media.ts';
import { createMemoryRecipeStore } from '../src/recipes/memory-recipe-store.ts';
import { makeMezzanine } from '../src/video/make-mezzanine.ts';
import { probeVideo } from '../src/video/probe-video.ts';

/** Makes the mezzanine of an upload, and expects that it has the duration and the streams of the upload. */
export async function makeMezzanineOf(path: string, folder: string) {
  const source = await readSource(path);
  const facts = expectValue(await probeVideo({ path, kind: source.kind as VideoKind }));
  const framing = { splitScreen: true, zoom: 1, zoomX: 0, zoomY: 0 };
  const made = expectValue(
    await makeMezzanine({ source, facts, ...framing, store: createMemoryRecipeStore() }),
  );
  expect(Math.abs(made.durationSeconds - facts.durationSeconds)).toBeLessThanOrEqual(1.5 / made.frameRate);
  const output = join(folder, 'made.mp4');
  await writeFile(output, made.bytes);
  const { streams } = await probe<{ streams: { codec_name: string }[] }>(output, 'stream=codec_name');
  expect(streams.map((stream) => stream.codec_name)).toEqual(facts.hasAudio ? ['h264', 'aac'] : ['h264']);
  return made;
}
