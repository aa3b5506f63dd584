import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { noise } from '../../test/sample-ad.ts';
import { computeCrc32 } from './compute-crc32.ts';

test('computes the check value of the algorithm', () => {
  expect(computeCrc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

test.each([0, 1, 2, 255, 256, 257, 100_003])('computes the same as zlib for %i bytes', (sizeBytes) => {
  const bytes = noise(sizeBytes, sizeBytes);
  expect(computeCrc32(bytes)).toBe(crc32(bytes));
});
