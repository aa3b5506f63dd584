import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { expect, it } from 'vitest';
import { uploadAtOnce } from './upload-at-once.ts';

it('accepts each of sixteen concurrent long videos or asks to retry, with one encoder per core', async () => {
  const { mostEncoders, ...figures } = await uploadAtOnce(await readFile(fixtureMedia.slotClip.path));
  expect(figures).toEqual({ wrong: [], health: 200 });
  expect(mostEncoders).toBeLessThanOrEqual(availableParallelism());
});
