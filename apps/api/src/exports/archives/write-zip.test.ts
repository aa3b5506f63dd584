import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { computeZipSize, writeZip, type ZipEntry } from './write-zip.ts';

const modifiedAt = new Date('2026-11-21T12:34:56Z');

test('writes a ZIP that other programs read, with the computed size', async () => {
  const entries = [
    toEntry('one.html', '<p>one</p>'),
    toEntry('two.zip', ''),
    toEntry('three.bin', '\0\u00ff'),
  ];
  const zip = await buffer(Readable.from(writeZip(entries)));
  expect(zip.byteLength).toBe(computeZipSize(entries));
  const { files } = await JSZip.loadAsync(zip, { checkCRC32: true });
  expect(Object.keys(files)).toEqual(['one.html', 'two.zip', 'three.bin']);
  expect(await files['one.html']?.async('text')).toBe('<p>one</p>');
  expect(files['one.html']?.date.toISOString()).toBe('2026-11-21T12:34:56.000Z');
});

test('reads one file after the other', async () => {
  const names: string[] = [];
  const entries = ['a', 'b'].map((name) => ({
    ...toEntry(name, name),
    read: async () => {
      names.push(name);
      return Buffer.from(name);
    },
  }));
  const chunks = writeZip(entries);
  await chunks.next();
  expect(names).toEqual(['a']);
  await chunks.return(undefined);
  expect(names).toEqual(['a']);
});

test('fails if a file is not as long as stated', async () => {
  const entry = { ...toEntry('a', 'abc'), sizeBytes: 2 };
  await expect(buffer(Readable.from(writeZip([entry])))).rejects.toThrow('a does not have its stated size');
});

function toEntry(name: string, text: string): ZipEntry {
  const bytes = Buffer.from(text);
  return { name, sizeBytes: bytes.byteLength, modifiedAt, read: async () => bytes };
}
