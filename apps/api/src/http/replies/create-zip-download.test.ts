import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import JSZip from 'jszip';
import { expect, onTestFinished, test, vi } from 'vitest';
import { computeSha256 } from '../../storage/sha256.ts';
import { createBytesEntry, createZipDownload, type ZipEntry } from './create-zip-download.ts';

const modifiedAt = new Date('2026-11-21T12:34:56Z');
const mib = 1024 * 1024;

test('writes a ZIP that other programs read, with the stated size', async () => {
  const entries = [
    toEntry('one.html', '<p>one</p>'),
    toEntry('größe🎰.zip', ''),
    toEntry('three.bin', '\0\u00ff'),
  ];
  const { bytes, sizeBytes } = await write(entries);
  expect(bytes.byteLength).toBe(sizeBytes);
  const { files } = await JSZip.loadAsync(bytes, { checkCRC32: true });
  expect(Object.keys(files)).toEqual(['one.html', 'größe🎰.zip', 'three.bin']);
  expect(await files['one.html']?.async('text')).toBe('<p>one</p>');
});

test.each(['UTC', 'Asia/Kolkata', 'America/New_York'])(
  'writes equal bytes with UTC dates in %s',
  async (zone) => {
    // An hour that does not exist in New York, and one that exists twice.
    const dates = [new Date('2026-03-08T02:30:00Z'), new Date('2026-11-01T01:30:00Z'), modifiedAt];
    const entries = dates.map((date, index) => ({ ...toEntry(`${index}`, 'x'), modifiedAt: date }));
    const { bytes: expected } = await write(entries);
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { bytes } = await write(entries);
    expect(bytes.equals(expected)).toBe(true);
    const { files } = await JSZip.loadAsync(bytes);
    expect(Object.values(files).map(({ date }) => date)).toEqual(dates);
  },
);

test('opens one entry after the other', async () => {
  const opened: string[] = [];
  const toLoggedEntry = (name: string): ZipEntry => ({
    ...createLargeEntry(name, mib),
    open: () => {
      opened.push(name);
      return createLargeEntry(name, mib).open();
    },
  });
  const zip = createZipDownload({ fileName: 'a.zip', entries: [toLoggedEntry('a'), toLoggedEntry('b')] });
  expect(opened).toEqual([]);
  const stream = zip.open({ start: 0, end: zip.sizeBytes - 1 });
  await readBytes(stream, mib / 4);
  expect(opened).toEqual(['a']);
  await readBytes(stream, mib);
  expect(opened).toEqual(['a', 'b']);
  stream.destroy();
});

test('reads only a little more than what has been sent to a slow client', async () => {
  const state = { producedBytes: 0 };
  const entries = ['a', 'b', 'c'].map((name) => createLargeEntry(name, 64 * mib, state));
  const stream = openWhole(entries);
  let sentBytes = 0;
  for (let round = 0; round < 20; round += 1) {
    sentBytes += await readBytes(stream, mib);
    await setTimeout(5);
    expect(state.producedBytes - sentBytes).toBeLessThan(mib);
  }
  stream.destroy();
});

test('closes the entry that is being read when the download is canceled', async () => {
  const state = { producedBytes: 0, isClosed: false };
  const entries = [createLargeEntry('a', 64 * mib, state), toEntry('b', 'b')];
  const stream = openWhole(entries);
  await readBytes(stream, mib);
  stream.destroy();
  await expect.poll(() => state.isClosed).toBe(true);
  expect(state.producedBytes).toBeLessThan(3 * mib);
});

test('closes an entry that does not continue when the download is canceled', async () => {
  const stuck = new Readable({ read: () => {} });
  const stream = openWhole([{ ...toEntry('a', 'stuck'), open: () => stuck }]);
  await readBytes(stream, 1);
  stream.destroy();
  await expect.poll(() => stuck.destroyed).toBe(true);
});

test('opens any range of the bytes', async () => {
  const entries = ['a', 'b'].map((name) => createLargeEntry(name, mib));
  const zip = createZipDownload({ fileName: 'a.zip', entries });
  const { bytes, sizeBytes } = await write(entries);
  const ranges = [
    { start: 0, end: 0 },
    { start: 10, end: mib / 2 },
    { start: mib + 20, end: mib + 100 },
    { start: sizeBytes - 100, end: sizeBytes - 1 },
  ];
  for (const range of ranges) {
    const part = await buffer(zip.open(range));
    expect(part.equals(bytes.subarray(range.start, range.end + 1))).toBe(true);
  }
});

test('closes the entry in which a range ends', async () => {
  const state = { producedBytes: 0, isClosed: false };
  const entries = [createLargeEntry('a', 64 * mib, state)];
  const { open } = createZipDownload({ fileName: 'a.zip', entries });
  await buffer(open({ start: mib, end: 2 * mib }));
  await expect.poll(() => state.isClosed).toBe(true);
  expect(state.producedBytes).toBeLessThan(4 * mib);
});

test('has another entity tag if the name, date or content of an entry differs', () => {
  const entry = toEntry('a', 'a');
  const others = [toEntry('b', 'a'), toEntry('a', 'b'), { ...entry, modifiedAt: new Date(0) }];
  const tags = [[entry], ...others.map((other) => [other]), [entry, entry]].map(createTag);
  expect(new Set(tags).size).toBe(tags.length);
  expect(createTag([toEntry('a', 'a')])).toBe(tags[0]);
});

// Equal entity tags stand for equal bytes, also after an update. If these bytes change, `writerVersion` must be raised.
test('writes the bytes to which its entity tag belongs', async () => {
  const entries = [toEntry('a.txt', 'text')];
  const { bytes } = await write(entries);
  expect([createTag(entries), computeSha256(bytes)]).toEqual([
    '"b942a38c348765f990803bc53dfb28bf56b2f543e4b48ec13f7e2d21381db6d6"',
    'cd357d6f599c8540b981c0a09a4e3bcb1f37de16f08683c04c2a3f29ad189b18',
  ]);
});

test.each([2, 4])('fails if an entry of 3 bytes is said to have %i', async (sizeBytes) => {
  const entry = { ...toEntry('a', 'abc'), sizeBytes };
  await expect(write([entry])).rejects.toThrow('a does not have its stated size');
});

test('fails if an entry cannot be read', async () => {
  const lost = Readable.from(
    (function* () {
      yield Buffer.from('lost');
      throw new Error('The disk is gone');
    })(),
  );
  const entries = [toEntry('a', 'a'), { ...toEntry('b', 'lost'), open: () => lost }, toEntry('c', 'c')];
  await expect(write(entries)).rejects.toThrow('The disk is gone');
});

function toEntry(name: string, text: string): ZipEntry {
  return createBytesEntry({ name, bytes: Buffer.from(text), modifiedAt });
}

/** Creates an entry that is made while it is read. `state` receives how much was made, and whether it was closed. */
function createLargeEntry(
  name: string,
  sizeBytes: number,
  state: { producedBytes: number; isClosed?: boolean } = { producedBytes: 0 },
): ZipEntry {
  const chunk = Buffer.alloc(mib / 16);
  function* produce() {
    for (let at = 0; at < sizeBytes; at += chunk.byteLength) {
      state.producedBytes += chunk.byteLength;
      yield chunk;
    }
  }
  const open = () =>
    Readable.from(produce(), { objectMode: false }).once('close', () => {
      state.isClosed = true;
    });
  return { name, sizeBytes, modifiedAt, contentTag: name, open };
}

async function write(entries: readonly ZipEntry[]): Promise<{ bytes: Buffer; sizeBytes: number }> {
  const { sizeBytes } = createZipDownload({ fileName: 'a.zip', entries });
  return { bytes: await buffer(openWhole(entries)), sizeBytes };
}

function createTag(entries: readonly ZipEntry[]): string {
  return createZipDownload({ fileName: 'a.zip', entries }).etag;
}

function openWhole(entries: readonly ZipEntry[]): Readable {
  const { open, sizeBytes } = createZipDownload({ fileName: 'a.zip', entries });
  return open({ start: 0, end: sizeBytes - 1 });
}

/** Reads at least this many bytes, and returns how many there were. */
async function readBytes(stream: Readable, wantedBytes: number): Promise<number> {
  let count = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    count += (chunk as Buffer).byteLength;
    if (count >= wantedBytes) break;
  }
  return count;
}
