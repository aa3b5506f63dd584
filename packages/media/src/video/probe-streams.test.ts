import { expect, test } from 'vitest';
import { messages } from '@spinreel/config-schema/messages/messages';
import * as uncommon from '@spinreel/fixtures/odd/uncommon-videos';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { encodeAndCompare, readVideoFacts } from '../../test/encode-and-compare.ts';
import { probeVideo } from './probe-video.ts';

const folder = createTemporaryFolder();

test.each(uncommon.uncommonVideoNames)('accepts video and sound of %s', async (name) => {
  const facts = await readVideoFacts(await uncommon.makeUncommonVideo(name));
  expect(facts).toMatchObject({ frameRate: 25, hasAudio: true });
  expect(facts.durationSeconds).toBeCloseTo(1, 0);
});

// RGB, pixels that are not square, the full range of brightness, and ten bits.
test.each(['animation.mov', 'dv.avi', 'mjpeg.avi', 'v210.mov'] as const)(
  'decodes video and sound of %s',
  async (name) => {
    const path = await uncommon.makeUncommonVideo(name);
    const streams = await encodeAndCompare({ path, facts: await readVideoFacts(path), folder });
    expect(streams).toEqual(['h264', 'aac']);
  },
);

test.each(uncommon.strangeSoundCodecs)('drops sound of the codec %s, and names it', async (codec) => {
  const path = await uncommon.makeStrangeSoundVideo(codec);
  const facts = await readVideoFacts(path);
  expect(facts).toMatchObject({ widthPx: 320, heightPx: 180, frameRate: 25 });
  expect(facts).toMatchObject({ hasAudio: false, droppedSoundCodec: codec });
  expect(await encodeAndCompare({ path, facts, folder })).toEqual(['h264']);
});

test('names the codec of a video that is not decoded, and the one to export with', async () => {
  const path = await uncommon.makeStrangeVideo();
  const outcome = await probeVideo({ path, kind: 'avi' });
  expect(outcome).toMatchObject({
    ok: false,
    problem: { code: 'unsupported', message: messages.upload.videoCodec('magicyuv') },
  });
});
