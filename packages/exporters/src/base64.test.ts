import { expect, test } from 'vitest';
import { noise } from '../test/sample-ad.ts';
import { base64Length, encodeBase64 } from './base64.ts';

test('encodes every length of the last group as the standard says', () => {
  for (let length = 0; length <= 64; length += 1) {
    const bytes = noise(length, length);
    const encoded = encodeBase64(bytes);
    expect(new TextDecoder().decode(encoded)).toBe(Buffer.from(bytes).toString('base64'));
    expect(encoded).toHaveLength(base64Length(length));
  }
});

test('encodes all byte values', () => {
  const bytes = Uint8Array.from({ length: 256 * 3 }, (_, index) => (index * 7) % 256);
  expect(new TextDecoder().decode(encodeBase64(bytes))).toBe(Buffer.from(bytes).toString('base64'));
});
