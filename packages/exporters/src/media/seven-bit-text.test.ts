import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { noise } from '../../test/sample-ad.ts';
import { createSevenBitDecoder } from '../in-page/seven-bit-text.ts';
import { writeParts } from '../page/page-part.ts';
import { sevenBitTextParts } from './seven-bit-text.ts';

const partsOf = (bytes: Uint8Array, avoided: readonly string[] = []) =>
  sevenBitTextParts({ key: 'video', file: { bytes, mimeType: 'video/mp4' }, avoided });

const encode = (bytes: Uint8Array, avoided: readonly string[] = []) =>
  new TextDecoder('utf-8', { fatal: true }).decode(writeParts(partsOf(bytes, avoided)));

/** Decodes as the page does, in slices of any length. */
function decode(uri: string, sliceLength: number): Uint8Array {
  const [header = '', payload = ''] = uri.split(/,(.*)/s);
  const sizeBytes = Number(header.split(';').at(-1));
  const decodeSlice = createSevenBitDecoder(sizeBytes);
  const slices: Uint8Array[] = [];
  for (let from = 0; from < payload.length; from += sliceLength)
    slices.push(decodeSlice(payload.slice(from, from + sliceLength)));
  return Buffer.concat(slices);
}

// Requirement: size.dense-encoding
describe('seven-bit text', () => {
  test.each([0, 1, 2, 3, 6, 7, 8, 13, 14, 279, 280, 281, 1000, 839_999, 841_000, 840_001, 1_680_005])(
    'restores %d bytes',
    (sizeBytes) => {
      const bytes = noise(sizeBytes, sizeBytes + 1);
      const uri = encode(bytes);
      for (const sliceLength of [7, 41_000]) {
        if (sliceLength === 7 && sizeBytes > 2000) continue;
        expect(Buffer.compare(decode(uri, sliceLength), Buffer.from(bytes))).toBe(0);
      }
    },
  );

  test('restores bytes that are all equal, whatever their value', () => {
    for (let value = 0; value < 256; value += 1) {
      for (const sizeBytes of [1, 6, 7, 8, 15, 100]) {
        const bytes = new Uint8Array(sizeBytes).fill(value);
        expect(Buffer.compare(decode(encode(bytes), 3), Buffer.from(bytes))).toBe(0);
      }
    }
  });

  test('restores bytes of all values, with every character that the text may not contain', () => {
    const everyByte = Uint8Array.from({ length: 256 * 280 }, (_, index) => index % 256);
    const inRuns = everyByte.toSorted();
    const excluded = Uint8Array.from(
      { length: 5600 },
      (_, index) => [0, 13, 60, 128, 141, 188][index % 6] ?? 0,
    );
    for (const bytes of [everyByte, inRuns, excluded]) {
      const uri = encode(bytes);
      expect(uri).not.toMatch(/[\0\r<]/);
      expect(Buffer.compare(decode(uri, 41_000), Buffer.from(bytes))).toBe(0);
    }
  });

  test('restores bytes that exclude as many keys as possible', () => {
    // The first 40 bytes of 280 share a key. Each of these excludes three keys that no other excludes.
    const excludedKeys = new Set([0, 13, 60]);
    const apart: number[] = [];
    for (let value = 0; value < 128; value += 1) {
      const keys = [value, value ^ 13, value ^ 60];
      if (keys.some((key) => excludedKeys.has(key))) continue;
      for (const key of keys) excludedKeys.add(key);
      apart.push(value);
    }
    expect(apart.length).toBeGreaterThan(25);
    const bytes = Uint8Array.from({ length: 280 }, (_, index) => apart[(index % 40) % apart.length] ?? 0);
    const uri = encode(bytes);
    expect(uri).not.toMatch(/[\0\r<]/);
    expect(Buffer.compare(decode(uri, 41_000), Buffer.from(bytes))).toBe(0);
  });

  test('contains no character that HTML treats specially, and none beyond ASCII', () => {
    const text = encode(noise(200_000, 3));
    expect(text).not.toMatch(/[\0\r<]/);
    expect(text).not.toMatch(/[^\0-\u007f]/);
  });

  test('takes 8/7 of the bytes and 2.5 %', () => {
    const bytes = noise(700_000, 4);
    const { length } = Buffer.from(encode(bytes));
    expect(length / bytes.length).toBeLessThan(1.1719);
  });

  test('takes the same size for all media of the same size', () => {
    const sizes = [noise(70_000, 1), noise(70_000, 2), new Uint8Array(70_000)].map(
      (bytes) => Buffer.from(encode(bytes)).length,
    );
    expect(new Set(sizes).size).toBe(1);
  });

  test('avoids text that the network rejects, in any case', () => {
    const bytes = noise(300_000, 5);
    const payload = encode(bytes).slice(40);
    const unlucky = payload.match(/[a-z]{4}/i)?.[0] ?? '';
    expect(unlucky).toHaveLength(4);
    const uri = encode(bytes, [unlucky.toUpperCase()]);
    expect(uri.toLowerCase()).not.toContain(unlucky.toLowerCase());
    expect(Buffer.compare(decode(uri, 41_000), Buffer.from(bytes))).toBe(0);
  });

  test('has a decoder of less than 1 KB', async () => {
    const { outputFiles } = await build({
      entryPoints: [new URL('../in-page/seven-bit-text.ts', import.meta.url).pathname],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2015',
    });
    expect(outputFiles[0]?.contents.length).toBeLessThan(1024);
  });
});
