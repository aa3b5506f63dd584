import { PassThrough, pipeline, Readable } from 'node:stream';
import { makeZip, predictLength } from 'client-zip';
import type { ZipDownload } from '../../http/replies/send-zip.ts';

/** A file to be packed. */
export interface ZipEntry {
  /** Without folders. */
  readonly name: string;
  readonly sizeBytes: number;
  readonly modifiedAt: Date;
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
  return { fileName, sizeBytes: Number(predictLength(sizes)), open: () => openZip(entries) };
}

/** Creates an entry with this content. */
export function createBytesEntry(options: { name: string; bytes: Buffer; modifiedAt: Date }): ZipEntry {
  const { name, bytes, modifiedAt } = options;
  return { name, sizeBytes: bytes.byteLength, modifiedAt, open: () => Readable.from(bytes) };
}

function openZip(entries: readonly ZipEntry[]): Readable {
  let source: Readable | null = null;
  function* openEntries() {
    for (const entry of entries) {
      source = entry.open();
      const { name, sizeBytes: size, modifiedAt } = entry;
      yield { name, size, lastModified: new UtcDate(modifiedAt), input: readWhole(source, entry) };
    }
  }
  const zip = new PassThrough();
  // client-zip does not close the entry that it is reading when the ZIP is canceled.
  zip.once('close', () => source?.destroy());
  // An error destroys the PassThrough, so that its reader receives it.
  pipeline(makeZip(openEntries()), zip, () => {});
  return zip;
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

/** A date whose local time is UTC. ZIPs contain local times, which client-zip reads with these methods. */
class UtcDate extends Date {
  override getFullYear(): number {
    return this.getUTCFullYear();
  }
  override getMonth(): number {
    return this.getUTCMonth();
  }
  override getDate(): number {
    return this.getUTCDate();
  }
  override getHours(): number {
    return this.getUTCHours();
  }
  override getMinutes(): number {
    return this.getUTCMinutes();
  }
  override getSeconds(): number {
    return this.getUTCSeconds();
  }
}
