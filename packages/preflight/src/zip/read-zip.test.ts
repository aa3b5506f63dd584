import { packZip } from '@spinreel/exporters/zip/pack-zip';
import { expect, test } from 'vitest';
import { readZip } from './read-zip.ts';

const limits = { maxFiles: 10, maxUnpackedBytes: 5_000_000 };
const encode = (text: string) => new TextEncoder().encode(text);

test.each(['STORE', 'DEFLATE'] as const)('unpacks what the exporters pack (%s)', async (compression) => {
  const files = [
    { path: 'ad/größe🎰.html', bytes: encode('<!doctype html>'.repeat(200_000)) },
    { path: 'empty.js', bytes: encode('') },
    { path: 'short.js', bytes: encode('x') },
  ];
  const reading = readZip(await packZip(files, compression), limits);
  expect(reading.ok && reading.files.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
  for (const [index, file] of (reading.ok ? reading.files : []).entries())
    expect(Buffer.compare(file.bytes, files[index]!.bytes)).toBe(0);
});
