import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { makeOneSecondVideo } from '@spinreel/fixtures/odd/odd-videos';
import { expect, it } from 'vitest';
import { uploadAtOnce } from './upload-at-once.ts';

// Requirement: reliability.load-shedding
it('accepts each of sixteen concurrent videos or asks to retry, with one encoder per core', async () => {
  const { mostEncoders, ...figures } = await uploadAtOnce(await readFile(await makeOneSecondVideo()));
  expect(figures).toEqual({ wrong: [], health: 200 });
  expect(mostEncoders).toBeLessThanOrEqual(availableParallelism());
});
