import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import JSZip from 'jszip';
import { expect, onTestFinished, test, vi } from 'vitest';
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
  const stream = zip.open();
  await readBytes(stream, mib / 4);
  expect(opened).toEqual(['a']);
  await readBytes(stream, mib);
  expect(opened).toEqual(['a', 'b']);
  stream.destroy();
});

test('reads only a little more than what has been sent to a slow client', async () => {
  const state = { producedBytes: 0 };
  const entries = ['a', 'b', 'c'].map((name) => createLargeEntry(name, 64 * mib, state));
  const stream = createZipDownload({ fileName: 'a.zip', entries }).open();
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
  const stream = createZipDownload({ fileName: 'a.zip', entries }).open();
  await readBytes(stream, mib);
  stream.destroy();
  await expect.poll(() => state.isClosed).toBe(true);
  expect(state.producedBytes).toBeLessThan(3 * mib);
});

test('closes an entry that does not continue when the download is canceled', async () => {
  const stuck = new Readable({ read: () => {} });
  const stream = createZipDownload({
    fileName: 'a.zip',
    entries: [{ ...toEntry('a', 'stuck'), open: () => stuck }],
  }).open();
  await readBytes(stream, 1);
  stream.destroy();
  await expect.poll(() => stuck.destroyed).toBe(true);
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
  return { name, sizeBytes, modifiedAt, open };
}

async function write(entries: readonly ZipEntry[]): Promise<{ bytes: Buffer; sizeBytes: number }> {
  const { open, sizeBytes } = createZipDownload({ fileName: 'a.zip', entries });
  return { bytes: await buffer(open()), sizeBytes };
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
