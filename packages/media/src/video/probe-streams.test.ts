import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { VideoKind } from '@spinreel/config-schema/options/formats';
import { messages } from '@spinreel/config-schema/messages/messages';
import * as uncommon from '@spinreel/fixtures/odd/uncommon-videos';
import { expectValue } from '../../test/expect-outcome.ts';
import { decodeGreyFrames, probe, readSource } from '../../test/make-media.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { createMemoryRecipeStore } from '../recipes/memory-recipe-store.ts';
import { makeMezzanine } from './make-mezzanine.ts';
import { probeVideo, type VideoFacts } from './probe-video.ts';

const folder = createTemporaryFolder();

test.each(uncommon.uncommonVideoNames)('decodes video and sound of %s', async (name) => {
  const path = await uncommon.makeUncommonVideo(name);
  const facts = await probed(path);
  expect(facts).toMatchObject({ frameRate: 25, hasAudio: true });
  expect(facts.durationSeconds).toBeCloseTo(1, 0);
  expect(await streamsOfMezzanine(path, facts)).toEqual(['h264', 'aac']);
});

test.each(uncommon.strangeSoundCodecs)('drops sound of the codec %s, and names it', async (codec) => {
  const path = await uncommon.makeStrangeSoundVideo(codec);
  const facts = await probed(path);
  expect(facts).toMatchObject({ widthPx: 320, heightPx: 180, frameRate: 25 });
  expect(facts).toMatchObject({ hasAudio: false, droppedSoundCodec: codec });
  expect(await streamsOfMezzanine(path, facts)).toEqual(['h264']);
});

test('names the codec of a video that is not decoded, and the one to export with', async () => {
  const path = await uncommon.makeStrangeVideo();
  const outcome = await probeVideo({ path, kind: 'avi' });
  expect(outcome).toMatchObject({
    ok: false,
    problem: { code: 'unsupported', message: messages.upload.videoCodec('magicyuv') },
  });
});

async function probed(path: string): Promise<VideoFacts> {
  const { kind } = await readSource(path);
  return expectValue(await probeVideo({ path, kind: kind as VideoKind }));
}

/** The codecs of an upload's mezzanine, after its frames have been compared with those of the upload. */
async function streamsOfMezzanine(path: string, facts: VideoFacts): Promise<string[]> {
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
