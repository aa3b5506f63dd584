import { test } from 'vitest';
import { strangeSoundCodecs, uncommonVideoNames } from '@spinreel/fixtures/odd/uncommon-videos';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { expectDecoded, expectSoundDropped } from '../../test/expect-decoded.ts';

const folder = createTemporaryFolder();

test.each(uncommonVideoNames)('decodes video and sound of %s', (name) => expectDecoded(name, folder));

test.each(strangeSoundCodecs)('drops sound of the codec %s, and names it', (codec) =>
  expectSoundDropped(codec, folder),
);
