import { crc32 } from 'node:zlib';

/** A file to be packed. `sizeBytes` must be the length of what `read` returns. */
export interface ZipEntry {
  /** ASCII, without folders. */
  readonly name: string;
  readonly sizeBytes: number;
  readonly modifiedAt: Date;
  readonly read: () => Promise<Uint8Array>;
}

const headerBytes = 30;
const directoryEntryBytes = 46;
const endBytes = 22;

/** Computes the size of the ZIP that `writeZip` writes, in bytes. */
export function computeZipSize(entries: readonly ZipEntry[]): number {
  return entries.reduce(
    (sum, { name, sizeBytes }) => sum + headerBytes + directoryEntryBytes + 2 * name.length + sizeBytes,
    endBytes,
  );
}

/**
 * Writes a ZIP, chunk by chunk, with one file in memory at a time. The files are stored uncompressed, because exported
 * files hardly shrink. The whole ZIP must stay below 4 GiB. Throws if a file does not have its stated size.
 */
export async function* writeZip(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const bytes = await entry.read();
    if (bytes.byteLength !== entry.sizeBytes) throw new Error(`${entry.name} does not have its stated size`);
    const facts = describeEntry(entry, bytes);
    const name = Buffer.from(entry.name, 'ascii');
    yield Buffer.concat([uint32(0x04034b50), facts, name]);
    yield bytes;
    // No comment, first disk, no attributes.
    const place = Buffer.concat([Buffer.alloc(10), uint32(offset)]);
    directory.push(Buffer.concat([uint32(0x02014b50), uint16(20), facts, place, name]));
    offset += headerBytes + name.byteLength + bytes.byteLength;
  }
  const listing = Buffer.concat(directory);
  const count = uint16(entries.length);
  yield listing;
  yield Buffer.concat([
    uint32(0x06054b50),
    Buffer.alloc(4),
    count,
    count,
    uint32(listing.byteLength),
    uint32(offset),
    uint16(0),
  ]);
}

/** The fields that a file's own header and its entry in the directory have in common. */
function describeEntry({ name, modifiedAt }: ZipEntry, bytes: Uint8Array): Buffer {
  const size = uint32(bytes.byteLength);
  // Version 2.0, no flags, stored uncompressed.
  return Buffer.concat([
    ...[20, 0, 0, ...toDosTime(modifiedAt)].map(uint16),
    uint32(crc32(bytes)),
    size,
    size,
    uint16(name.length),
    uint16(0),
  ]);
}

/** The time and the date in UTC, in the format of MS-DOS, which counts in steps of 2 seconds from 1980. */
function toDosTime(at: Date): [time: number, date: number] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [time, date];
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
