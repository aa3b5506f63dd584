import { expect, test } from 'vitest';
import { messages } from '@spinreel/config-schema/messages/messages';
import * as uncommon from '@spinreel/fixtures/odd/uncommon-videos';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { expectDecoded, expectSoundDropped } from '../../test/expect-decoded.ts';
import { probeVideo } from './probe-video.ts';

const folder = createTemporaryFolder();

// RGB, pixels that are not square, the full range of brightness, and ten bits. All: probe-streams.proof.ts.
test.each(['animation.mov', 'dv.avi', 'mjpeg.avi', 'v210.mov'] as const)(
  'decodes video and sound of %s',
  (name) => expectDecoded(name, folder),
);

test('drops sound of a codec that is not decoded, and names it', () => expectSoundDropped('speex', folder));

test('names the codec of a video that is not decoded, and the one to export with', async () => {
  const path = await uncommon.makeStrangeVideo();
  const outcome = await probeVideo({ path, kind: 'avi' });
  expect(outcome).toMatchObject({
    ok: false,
    problem: { code: 'unsupported', message: messages.upload.videoCodec('magicyuv') },
  });
});
