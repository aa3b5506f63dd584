import { PassThrough, pipeline, Readable } from 'node:stream';
import { makeZip, predictLength } from 'client-zip';
import type { ByteRange } from '../../storage/files/stored-file.ts';
import type { ZipDownload } from './send-zip.ts';
import { computeSha256 } from '../../storage/sha256.ts';

/** Raised if equal entries give other bytes than before, so that no client adds them to an older part of a download. */
const writerVersion = 1;

/** A file to be packed. */
export interface ZipEntry {
  /** May contain a folder: 'meta/ad.zip'. */
  readonly name: string;
  readonly sizeBytes: number;
  readonly modifiedAt: Date;
  /** Equal only for equal contents, such as their SHA-256. */
  readonly contentTag: string;
  /** Opens the content, `sizeBytes` long. Called after the entries before it have been read. */
  readonly open: () => Readable;
}

/**
 * Creates a ZIP of these entries, in this order. They are stored uncompressed, because exported files hardly shrink. Equal
 * entries give equal bytes.
 */
export function createZipDownload(options: { fileName: string; entries: readonly ZipEntry[] }): ZipDownload {
  const { fileName, entries } = options;
  const sizes = entries.map(({ name, sizeBytes }) => ({ name, size: sizeBytes }));
  const sizeBytes = Number(predictLength(sizes));
  const open = (range: ByteRange) => openZip(entries, range);
  return { fileName, etag: createEntityTag(entries), sizeBytes, open };
}

/** Creates an entry with this content. */
export function createBytesEntry(options: { name: string; bytes: Buffer; modifiedAt: Date }): ZipEntry {
  const { name, bytes, modifiedAt } = options;
  const [sizeBytes, contentTag] = [bytes.byteLength, computeSha256(bytes)];
  return { name, sizeBytes, modifiedAt, contentTag, open: () => Readable.from(bytes) };
}

function createEntityTag(entries: readonly ZipEntry[]): string {
  const facts = entries.map(({ name, sizeBytes, modifiedAt, contentTag }) => ({
    ...{ name, sizeBytes, modifiedAt, contentTag },
  }));
  return `"${computeSha256(JSON.stringify([writerVersion, facts]))}"`;
}

function openZip(entries: readonly ZipEntry[], range: ByteRange): Readable {
  let source: Readable | null = null;
  function* openEntries() {
    for (const entry of entries) {
      source = entry.open();
      const { name, sizeBytes: size, modifiedAt } = entry;
      yield { name, size, lastModified: toUtcDate(modifiedAt), input: readWhole(source, entry) };
    }
  }
  const zip = new PassThrough();
  // client-zip does not close the entry that it is reading when its reader stops.
  zip.once('close', () => source?.destroy());
  // An error destroys the PassThrough, so that its reader receives it.
  pipeline(takeRange(makeZip(openEntries()), range), zip, () => {});
  return zip;
}

/** Leaves out the bytes outside of the range. The entries in front of it are read, because the end of a ZIP depends on them. */
async function* takeRange(
  zip: ReadableStream<Uint8Array>,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let offset = 0;
  // client-zip fails if it is canceled.
  for await (const chunk of zip.values({ preventCancel: true })) {
    const part = chunk.subarray(Math.max(0, start - offset), end + 1 - offset);
    if (part.byteLength > 0) yield part;
    offset += chunk.byteLength;
    if (offset > end) return;
  }
}

/** Reads a stream. Throws if it does not have the stated size, because the size of the ZIP has already been sent. */
async function* readWhole(
  source: AsyncIterable<Buffer>,
  { name, sizeBytes }: ZipEntry,
): AsyncGenerator<Buffer> {
  let missingBytes = sizeBytes;
  for await (const chunk of source) {
    missingBytes -= chunk.byteLength;
    if (missingBytes < 0) break;
    yield chunk;
  }
  if (missingBytes !== 0) throw new Error(`${name} does not have its stated size`);
}

/** Returns a date whose local time is UTC. ZIPs contain local times, which client-zip reads with these methods. */
function toUtcDate(date: Date): Date {
  return Object.assign(new Date(date), {
    getFullYear: () => date.getUTCFullYear(),
    getMonth: () => date.getUTCMonth(),
    getDate: () => date.getUTCDate(),
    getHours: () => date.getUTCHours(),
    getMinutes: () => date.getUTCMinutes(),
    getSeconds: () => date.getUTCSeconds(),
  });
}
