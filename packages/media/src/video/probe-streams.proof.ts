import { expect, test } from 'vitest';
import { makeUncommonVideo, uncommonVideoNames } from '@spinreel/fixtures/odd/uncommon-videos';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { encodeAndCompare, readVideoFacts } from '../../test/encode-and-compare.ts';

const folder = createTemporaryFolder();

test.each(uncommonVideoNames)('decodes video and sound of %s', async (name) => {
  const path = await makeUncommonVideo(name);
  const streams = await encodeAndCompare({ path, facts: await readVideoFacts(path), folder });
  expect(streams).toEqual(['h264', 'aac']);
});
