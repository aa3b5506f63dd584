import { deflateRawSync } from 'node:zlib';
import JSZip from 'jszip';
import { describe, expect, test } from 'vitest';
import { noise } from '../../test/sample-ad.ts';
import type { ArtifactFile } from '../artifact.ts';
import { packZip } from './pack-zip.ts';
import { computeStoredZipSize, writeZip } from './write-zip.ts';

const text = (sizeBytes: number, seed: number) =>
  new TextEncoder().encode(Buffer.from(noise(sizeBytes, seed)).toString('base64'));

const packages: Readonly<Record<string, readonly ArtifactFile[]>> = {
  'no files': [],
  'an empty file': [{ path: 'empty.js', bytes: new Uint8Array() }],
  'one byte': [{ path: 'a', bytes: Uint8Array.of(0) }],
  'a file that cannot be compressed': [{ path: 'noise.bin', bytes: noise(70_001, 1) }],
  'a large file': [{ path: 'index.html', bytes: text(3_000_001, 2) }],
  'names with other characters, and a folder': [
    { path: 'größe.js', bytes: text(999, 3) },
    { path: 'ad/スロット🎰.html', bytes: text(100, 4) },
  ],
  'many files': Array.from({ length: 300 }, (_, index) => ({
    path: `file-${String(index).padStart(3, '0')}.js`,
    bytes: text((index * 37) % 1500, index),
  })),
};

describe.each(['STORE', 'DEFLATE'] as const)('%s', (compression) => {
  test.each(Object.entries(packages))('a reader finds %s as they were packed', async (_, files) => {
    const zip = await JSZip.loadAsync(await packZip(files, compression), { checkCRC32: true });
    expect(Object.keys(zip.files)).toEqual(files.map(({ path }) => path).toSorted());
    for (const { path, bytes } of files)
      expect(Buffer.compare(await zip.files[path]!.async('uint8array'), bytes)).toBe(0);
  });
});

test('packs equal files to equal bytes, in any order', async () => {
  const files = packages['many files']!;
  const [first, second] = await Promise.all([
    packZip(files, 'DEFLATE'),
    packZip(files.toReversed(), 'DEFLATE'),
  ]);
  expect(first).toEqual(second);
});

test('dates every file to the first day that a ZIP can store', async () => {
  const zip = await JSZip.loadAsync(await packZip(packages['one byte']!, 'STORE'));
  expect(zip.files['a']?.date).toEqual(new Date(Date.UTC(1980, 0, 1)));
});

test('packs base64 to three quarters and half a percent', async () => {
  const bytes = text(1_500_000, 5);
  const zip = await packZip([{ path: 'index.html', bytes }], 'DEFLATE');
  expect(zip.length / bytes.length).toBeGreaterThan(0.75);
  expect(zip.length / bytes.length).toBeLessThan(0.755);
});

test('stores a file that deflating does not make smaller', () => {
  const bytes = noise(1000, 6);
  const zip = writeZip([{ path: 'a', bytes }], deflateRawSync);
  expect(zip).toEqual(writeZip([{ path: 'a', bytes }], null));
});

test.each(Object.entries(packages))('computes the size of a ZIP that stores %s', (_, files) => {
  const sizes = files.map(({ path, bytes }) => ({ path, sizeBytes: bytes.length }));
  expect(computeStoredZipSize(sizes)).toBe(writeZip(files, null).length);
});
