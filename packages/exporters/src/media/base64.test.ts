import { describe, expect, test } from 'vitest';
import { noise } from '../../test/sample-ad.ts';
import { base64Length, base64Writers, writeBase64 } from './base64.ts';

const marker = 7;

/** Engines with decreasing capabilities. */
const engines = {
  'an engine with buffers': globalThis,
  'an engine whose bytes know base64': { Uint8Array: { prototype: { toBase64: 'a method' } } },
  'an engine with neither': { Uint8Array: { prototype: {} } },
};

describe.each(Object.entries(engines))('%s', (_, engine) => {
  const write = base64Writers(engine)[0]!;

  test('encodes every length of the last group as specified, and writes nothing after it', () => {
    for (let length = 0; length <= 64; length += 1) expectStandard(write, noise(length, length));
  });

  test('encodes all byte values', () => {
    expectStandard(
      write,
      Uint8Array.from({ length: 256 * 3 }, (_, index) => (index * 7) % 256),
    );
  });

  test.each([12_287, 12_288, 12_289, 50_000, 786_431, 786_432])('encodes %i bytes', (sizeBytes) => {
    expectStandard(write, noise(sizeBytes, 5));
  });

  test('encodes a view of a larger buffer', () => {
    expectStandard(write, noise(1, 100).subarray(13, 51));
  });
});

test('uses the fastest encoder of the engine', () => {
  expectStandard(writeBase64, noise(3, 1000));
});

function expectStandard(write: typeof writeBase64, bytes: Uint8Array): void {
  const length = base64Length(bytes.length);
  const memory = new Uint8Array(length + 10).fill(marker);
  write(withMethod(bytes), memory.subarray(5, length + 5));
  const text = new TextDecoder().decode(memory.subarray(5, length + 5));
  expect(text).toBe(Buffer.from(bytes).toString('base64'));
  expect([...memory.subarray(0, 5), ...memory.subarray(length + 5)]).toEqual(Array(10).fill(marker));
}

/** Adds the `toBase64()` method of newer engines to the bytes. */
function withMethod(bytes: Uint8Array): Uint8Array {
  return Object.assign(bytes, { toBase64: () => Buffer.from(bytes).toString('base64') });
}
