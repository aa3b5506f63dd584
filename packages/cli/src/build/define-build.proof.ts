import { dirname, join } from 'node:path';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { it } from 'vitest';
import { buildAndCheck } from '../../test/build-and-check.ts';
import { createTestCli } from '../../test/create-test-cli.ts';

it('builds the sample ad, which has a file in each of its fields, and check accepts it', async () => {
  await buildAndCheck(await createTestCli(), join(dirname(fixtureMedia.cover.path), 'ad.json'));
});
