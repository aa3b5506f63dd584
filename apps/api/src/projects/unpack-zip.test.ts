import { setTimeout } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { writeZip } from '@spinreel/exporters/zip/write-zip';
import JSZip from 'jszip';
import { expect, it } from 'vitest';
import { unpackZip } from './unpack-zip.ts';

const limits = { maxFiles: 4, maxUnpackedBytes: 5_000_000 };
const damaged = { ok: false, problem: 'damaged' };
const [localSignature, entrySignature, endSignature] = ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06'];

it.each([
  ['stored', { compression: 'STORE' }],
  ['deflated', { compression: 'DEFLATE' }],
  ['streamed, with sizes behind the files', { compression: 'DEFLATE', streamFiles: true }],
  ['with a comment', { comment: 'A comment' }],
] as const)('unpacks files that are %s', async (_, options) => {
  const files = { 'größe🎰.txt': 'text '.repeat(100_000), empty: '', '../evil.sh': 'x' };
  const unpacking = await unpackZip(await packZip({ ...files, 'folder/': null }, options), limits);
  if (!unpacking.ok) throw new Error(unpacking.problem);
  const texts = unpacking.files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]);
  expect(texts).toEqual(Object.entries(files));
});

it.each<[string, (zip: Buffer) => Buffer]>([
  ['a file that unpacks to more than declared', (zip) => writeUint32(zip, entrySignature, 24, 10)],
  ['a file that unpacks to less than declared', (zip) => writeUint32(zip, entrySignature, 24, 100_001)],
  ['a file with another checksum', (zip) => writeUint32(zip, entrySignature, 16, 1)],
  ['a file whose data are damaged', (zip) => writeUint32(zip, localSignature, 40, 0xff_ff_ff_ff)],
  ['an encrypted file', (zip) => writeUint16(zip, entrySignature, 8, 1)],
  ['an unknown method', (zip) => writeUint16(zip, entrySignature, 10, 12)],
  ['a file that is after the directory', (zip) => writeUint32(zip, entrySignature, 42, zip.length - 40)],
  ['files that share bytes', shareFirstFile],
  ['a file that overlaps the directory', (zip) => writeUint32(zip, entrySignature, 20, 100_000)],
  ['a file with another name in front of it', (zip) => writeUint16(zip, localSignature, 30, 0x62_62)],
  ['a file in the format ZIP64', (zip) => writeUint32(zip, entrySignature, 42, 0xff_ff_ff_ff)],
  ['an archive in the format ZIP64', (zip) => writeUint16(zip, endSignature, 4, 0xff_ff)],
  ['more entries than the end record counts', (zip) => writeUint32(zip, endSignature, 8, 0x00_01_00_01)],
  ['a directory of another size', (zip) => writeUint32(zip, endSignature, 12, 46)],
  ['bytes in front of it', (zip) => Buffer.concat([Buffer.alloc(100), zip])],
  ['another archive in its comment', (zip) => addComment(zip, zip)],
])('refuses %s', async (_, change) => {
  const zip = await packZip({ aa: 'x'.repeat(100_000), zz: 'another' }, { compression: 'DEFLATE' });
  expect(await unpackZip(change(zip), limits)).toEqual(damaged);
});

it('refuses names that JSZip does not tell apart', async () => {
  expect(await unpackZip(await packZip({ b: 'x', '../b': 'y' }), limits)).toEqual(damaged);
});

it.each<[string, Record<string, string>, object]>([
  ['too-many-files', { a: '', b: '', c: '', d: '', e: '' }, {}],
  ['too-large', { a: 'x'.repeat(3_000_000), b: 'x'.repeat(3_000_000) }, { compression: 'DEFLATE' }],
  ['same-names', { a: 'x', A: 'y' }, {}],
])('reports the problem %s', async (problem, files, options) => {
  expect(await unpackZip(await packZip(files, options), limits)).toEqual({ ok: false, problem });
});

it('stops inflating a ZIP bomb that declares a small size', async () => {
  const sizeBytes = 100_000_000;
  const file = { path: 'bomb', bytes: new Uint8Array(sizeBytes) };
  const bomb = Buffer.from(writeZip([file], deflateRawSync));
  const bombLimits = { maxFiles: 1, maxUnpackedBytes: sizeBytes };
  const honest = await measureWork(async () => expect((await unpackZip(bomb, bombLimits)).ok).toBe(true));
  const lying = await measureWork(async () => {
    expect(await unpackZip(writeUint32(bomb, entrySignature, 24, 10), bombLimits)).toEqual(damaged);
    // Nothing may go on after the answer.
    await setTimeout(honest.milliseconds);
  });
  // What this process does besides, for example for the tests before.
  const idle = await measureWork(() => setTimeout(honest.milliseconds));
  expect(lying.cpuMicroseconds - idle.cpuMicroseconds).toBeLessThan(honest.cpuMicroseconds / 2);
});

/** Packs these contents; null is a folder. */
async function packZip(files: Record<string, string | null>, options: object = {}): Promise<Buffer> {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(files))
    zip.file(name, content ?? '', { dir: content === null, createFolders: false });
  return await zip.generateAsync({ ...options, type: 'nodebuffer' });
}

/** Writes a number into the first record with this signature, in a copy. */
function writeUint32(zip: Buffer, signature: string, offset: number, value: number): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUInt32LE(value, copy.indexOf(signature, 0, 'latin1') + offset);
  return copy;
}

function writeUint16(zip: Buffer, signature: string, offset: number, value: number): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUInt16LE(value, copy.indexOf(signature, 0, 'latin1') + offset);
  return copy;
}

/** Lets the last entry of the directory refer to the first file. */
function shareFirstFile(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUInt32LE(0, copy.lastIndexOf(entrySignature, undefined, 'latin1') + 42);
  return copy;
}

function addComment(zip: Buffer, comment: Buffer): Buffer {
  return Buffer.concat([writeUint16(zip, endSignature, 20, comment.length), comment]);
}

async function measureWork(work: () => Promise<void>) {
  const [startMs, startUsage] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(startUsage);
  return { milliseconds: performance.now() - startMs, cpuMicroseconds: user + system };
}
