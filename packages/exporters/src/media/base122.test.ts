import { describe, expect, test } from 'vitest';
import { noise } from '../../test/sample-ad.ts';
import { base122Parts } from './base122.ts';
import { blockBytes, createBase122Decoder } from '../in-page/base122.ts';
import { writeParts } from '../page/page-part.ts';

const encode = (bytes: Uint8Array, avoided: readonly string[] = []) =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    writeParts(base122Parts({ key: 'video', file: { bytes, mimeType: 'video/mp4' }, avoided })),
  );

/** Decodes as the page does, in slices of any length. */
function decode(uri: string, sliceLength: number): Uint8Array {
  const [header = '', payload = ''] = uri.split(/,(.*)/s);
  const sizeBytes = Number(header.split(';').at(-1));
  const decodeSlice = createBase122Decoder(sizeBytes, Number.parseInt(payload.slice(0, 2), 16));
  const text = payload.slice(2);
  const slices: Uint8Array[] = [];
  for (let from = 0; from < text.length; from += sliceLength)
    slices.push(decodeSlice(text.slice(from, from + sliceLength)));
  return Buffer.concat(slices);
}

describe('base122', () => {
  test.each([
    0,
    1,
    2,
    3,
    6,
    7,
    8,
    13,
    14,
    1000,
    blockBytes - 1,
    blockBytes,
    blockBytes + 1,
    2 * blockBytes + 5,
  ])('restores %d bytes', (sizeBytes) => {
    const bytes = noise(sizeBytes, sizeBytes + 1);
    const uri = encode(bytes);
    for (const sliceLength of [7, 40_000]) {
      if (sliceLength === 7 && sizeBytes > 2000) continue;
      expect(Buffer.compare(decode(uri, sliceLength), Buffer.from(bytes))).toBe(0);
    }
  });

  test.each([0, 255, 0x22, 0x3c])('restores bytes that are all %d', (value) => {
    for (const sizeBytes of [1, 6, 7, 8, 15, 100]) {
      const bytes = new Uint8Array(sizeBytes).fill(value);
      expect(Buffer.compare(decode(encode(bytes), 3), Buffer.from(bytes))).toBe(0);
    }
  });

  test('contains no character that HTML or a checker treats specially', () => {
    const text = encode(noise(200_000, 3));
    expect(text).not.toMatch(/[\0\n\r"&<\\]/);
  });

  test('takes 8/7 of the bytes', () => {
    const bytes = noise(700_000, 4);
    const { length } = Buffer.from(encode(bytes));
    expect(length / bytes.length).toBeLessThan(1.1432);
  });

  test('avoids text that the network rejects, in any case', () => {
    const bytes = noise(300_000, 5);
    const payload = encode(bytes).slice(40);
    const unlucky = payload.match(/[a-z]{4}/i)?.[0] ?? '';
    expect(unlucky).toHaveLength(4);
    const uri = encode(bytes, [unlucky.toUpperCase()]);
    expect(uri.toLowerCase()).not.toContain(unlucky.toLowerCase());
    expect(Buffer.compare(decode(uri, 40_000), Buffer.from(bytes))).toBe(0);
  });
});
