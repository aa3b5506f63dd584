import { makeAacAudio, makeM4aAudio, makeWavAudio, m4aBrands } from '@spinreel/fixtures/odd/odd-audio';
import { test } from 'vitest';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { expectLoop, expectMusicBrand, expectPaddedMusic } from '../../test/expect-music.ts';

const folder = createTemporaryFolder();

test.each([
  ['wav', makeWavAudio],
  ['m4a', makeM4aAudio],
  ['aac', makeAacAudio],
] as const)('makes a loop of %s as long as the sound', (kind, make) => expectLoop(kind, make));

test.each(m4aBrands)('accepts sound in an MP4 container of the brand %j as music', expectMusicBrand);

test('makes music of an MP3 behind 5,000 bytes of junk', () => expectPaddedMusic(5000, 'junk', folder));
