import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { noise } from '../test/sample-ad.ts';
import { computeSha256, sha256Methods } from './compute-sha256.ts';

const engines = { Node: globalThis, 'a browser': {}, 'an old Node': { process: {} } };

describe.each(Object.entries(engines))('the fastest method in %s', (_, engine) => {
  test.each([0, 1, 64, 100_003])('computes the same as Node for a part of %i bytes', async (sizeBytes) => {
    const bytes = noise(sizeBytes + 2, 1).subarray(1, sizeBytes + 1);
    const expected = createHash('sha256').update(bytes).digest('hex');
    expect(await sha256Methods(engine)[0]!(bytes)).toBe(expected);
    expect(await computeSha256(bytes)).toBe(expected);
  });
});

test('prefers the function of Node, which copies nothing', () => {
  expect(sha256Methods(globalThis)).toHaveLength(2);
  expect(sha256Methods({})).toHaveLength(1);
});
