import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createBytesEntry, createZipDownload, type ZipEntry } from './create-zip-download.ts';

const gib = 2 ** 30;
const modifiedAt = new Date('2026-11-21T12:34:56Z');

it('writes archives and files above 4 GiB with the stated size', async () => {
  const entries = [
    createLargeEntry('small.bin', gib),
    createLargeEntry('large.bin', 4 * gib + 1),
    createBytesEntry({ name: 'last.txt', bytes: Buffer.from('last'), modifiedAt }),
  ];
  const { open, sizeBytes } = createZipDownload({ fileName: 'a.zip', entries });
  let count = 0;
  let tail = Buffer.alloc(0);
  for await (const chunk of open({ start: 0, end: sizeBytes - 1 })) {
    count += (chunk as Buffer).byteLength;
    tail = Buffer.concat([tail, chunk as Buffer]).subarray(-1024);
  }
  expect(count).toBe(sizeBytes);
  expect(readDirectory(tail, sizeBytes)).toEqual([
    { name: 'small.bin', sizeBytes: gib, offset: 0 },
    { name: 'large.bin', sizeBytes: 4 * gib + 1, offset: expect.closeTo(gib, -3) },
    { name: 'last.txt', sizeBytes: 4, offset: expect.closeTo(5 * gib, -3) },
  ]);
});

/** Reads the directory in the last bytes of a ZIP64 (APPNOTE 6.3.10, sections 4.3.12 to 4.3.16 and 4.5.3). */
function readDirectory(tail: Buffer, sizeBytes: number) {
  const end = tail.length - 22;
  const [locator, record] = [end - 20, end - 76];
  expect([end, locator, record].map((at) => tail.readUInt32LE(at))).toEqual([
    0x06054b50, 0x07064b50, 0x06064b50,
  ]);
  const start = sizeBytes - tail.length;
  expect(Number(tail.readBigUInt64LE(locator + 8))).toBe(start + record);
  const count = Number(tail.readBigUInt64LE(record + 32));
  let at = Number(tail.readBigUInt64LE(record + 48)) - start;
  const entries = [];
  for (let index = 0; index < count; index += 1) {
    expect(tail.readUInt32LE(at)).toBe(0x02014b50);
    const nameEnd = at + 46 + tail.readUInt16LE(at + 28);
    const extra = tail.subarray(nameEnd, nameEnd + tail.readUInt16LE(at + 30));
    // Each value that does not fit into 32 bits is in the extra field, in this order.
    let extraAt = 4;
    const readValue = (value: number): number => {
      if (value < 0xff_ff_ff_ff) return value;
      extraAt += 8;
      return Number(extra.readBigUInt64LE(extraAt - 8));
    };
    entries.push({
      name: tail.toString('utf8', at + 46, nameEnd),
      sizeBytes: [20, 24].map((place) => readValue(tail.readUInt32LE(at + place)))[1],
      offset: readValue(tail.readUInt32LE(at + 42)),
    });
    at = nameEnd + extra.length;
  }
  expect(at).toBe(record);
  return entries;
}

/** Creates an entry that is made while it is read. */
function createLargeEntry(name: string, sizeBytes: number): ZipEntry {
  const chunk = Buffer.alloc(1024 * 1024);
  function* produce() {
    for (let missing = sizeBytes; missing > 0; missing -= chunk.byteLength)
      yield chunk.subarray(0, Math.min(missing, chunk.byteLength));
  }
  return {
    name,
    sizeBytes,
    modifiedAt,
    contentTag: name,
    open: () => Readable.from(produce(), { objectMode: false }),
  };
}
