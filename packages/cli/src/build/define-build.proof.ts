import { dirname, join } from 'node:path';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { it } from 'vitest';
import { buildAndCheck } from '../../test/build-and-check.ts';
import { createTestCli } from '../../test/create-test-cli.ts';
import { cutFixture, expectNamedAsDamaged } from '../../test/odd-file.ts';

it('builds the sample ad, which has a file in each of its fields, and check accepts it', async () => {
  await buildAndCheck(await createTestCli(), join(dirname(fixtureMedia.cover.path), 'ad.json'));
});

it('names the file of a video that is damaged behind its complete header', async () => {
  const bytes = await cutFixture('slotClip', 0.2);
  await expectNamedAsDamaged({ slot: 'gameplayVideo', name: 'gameplay video', bytes });
});
