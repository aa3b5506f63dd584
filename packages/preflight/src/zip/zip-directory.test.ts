import { packZip } from '@spinreel/exporters/zip/pack-zip';
import { expect, test } from 'vitest';
import { isUnambiguousZip, zipDirectory } from './zip-directory.ts';

const files = ['a.js', 'b.js'].map((path) => ({ path, bytes: new TextEncoder().encode(path) }));
const [entrySignature, endSignature] = ['PK\x01\x02', 'PK\x05\x06'];

test.each(['STORE', 'DEFLATE'] as const)(
  'a ZIP of the exporters is unambiguous (%s)',
  async (compression) => {
    expect(isUnambiguousZip(await packZip(files, compression))).toBe(true);
    expect(isUnambiguousZip(await packZip([], compression))).toBe(true);
  },
);

test.each<[string, (zip: Buffer) => Buffer]>([
  ['counts fewer entries than it has', (zip) => writeUint32(zip, endSignature, 8, 0x00_01_00_01)],
  ['counts other entries on its disk', (zip) => writeUint32(zip, endSignature, 8, 0x00_02_00_01)],
  ['refers to other disks', (zip) => writeUint32(zip, endSignature, 4, 1)],
  ['declares another size of its directory', (zip) => writeUint32(zip, endSignature, 12, 0)],
  ['has bytes between its directory and its end', (zip) => insertBeforeEnd(zip, Buffer.alloc(4))],
  ['has a file behind its directory', (zip) => writeUint32(zip, entrySignature, 42, zip.length)],
  ['has the signature of an end in its comment', (zip) => addComment(zip, Buffer.from(endSignature))],
  ['has another end in its comment', (zip) => addComment(zip, zip.subarray(-22))],
])('a ZIP is ambiguous if it %s', async (_, change) => {
  const zip = change(Buffer.from(await packZip(files, 'STORE')));
  expect(zipDirectory(zip)).not.toBeNull();
  expect(isUnambiguousZip(zip)).toBe(false);
});

test('neither a text nor a damaged ZIP is unambiguous', async () => {
  const zip = await packZip(files, 'STORE');
  expect(isUnambiguousZip(new TextEncoder().encode('text'))).toBe(false);
  expect(isUnambiguousZip(zip.subarray(0, -1))).toBe(false);
});

/** Writes a number into the first record with this signature, in a copy. */
function writeUint32(zip: Buffer, signature: string, offset: number, value: number): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUInt32LE(value, copy.indexOf(signature, 0, 'latin1') + offset);
  return copy;
}

function insertBeforeEnd(zip: Buffer, bytes: Buffer): Buffer {
  return Buffer.concat([zip.subarray(0, -22), bytes, zip.subarray(-22)]);
}

function addComment(zip: Buffer, comment: Buffer): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUInt16LE(comment.length, zip.length - 2);
  return Buffer.concat([copy, comment]);
}
