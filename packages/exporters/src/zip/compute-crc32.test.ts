import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { noise } from '../../test/sample-ad.ts';
import { computeCrc32, crc32Methods } from './compute-crc32.ts';

const engines = { Node: globalThis, 'a browser': {}, 'an old Node': { process: {} } };

describe.each(Object.entries(engines))('the fastest method in %s', (_, engine) => {
  const compute = crc32Methods(engine)[0]!;

  test('computes the check value of the algorithm', () => {
    expect(compute(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });

  test.each([0, 1, 2, 255, 256, 257, 100_003])('computes the same as zlib for %i bytes', (sizeBytes) => {
    const bytes = noise(sizeBytes, sizeBytes);
    expect(compute(bytes)).toBe(crc32(bytes));
  });
});

test('does not use the table in Node', () => {
  expect(crc32Methods(globalThis)[0]).toBe(crc32);
  expect(computeCrc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});
