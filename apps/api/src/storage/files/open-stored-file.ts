import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BlobStore } from '../blobs/blob-store.ts';
import { createRecentBlobs, type OpenBlob, type RecentBlobs } from './recent-blobs.ts';
import { type ByteRange, type FilePart, sumPartSizes, type StoredFile, listBlobs } from './stored-file.ts';
import { pipeline } from 'node:stream/promises';

/** Bytes that can be sent in part. */
export interface Content {
  /** The `ETag`, in quotes. Equal only for equal bytes. */
  readonly etag: string;
  readonly sizeBytes: number;
  /** Opens a range of the bytes. */
  readonly open: (range: ByteRange) => Readable;
}

/**
 * Opens a finished file, which is composed while it is read. A stream of the whole file fails before its last bytes if they
 * are not what was stored, unless they have been verified lately, so that nobody takes a damaged file for a finished one. Its
 * damaged blobs are then removed, so that the next export stores them again.
 */
export function openStoredFile(blobs: BlobStore, file: StoredFile): Content {
  const sizeBytes = sumPartSizes(file.parts);
  return {
    etag: `"${file.sha256}"`,
    sizeBytes,
    open(range) {
      const { chunks, close } = openParts(blobs, file, takeRange(file.parts, range));
      const isWhole = range.start === 0 && range.end === sizeBytes - 1;
      const isChecked = isWhole && !isVerified(blobs, file);
      return createStream(isChecked ? verify(chunks, blobs, file) : chunks, close);
    },
  };
}

/** Returns the parts that contain a range of the whole file. */
function takeRange(parts: readonly FilePart[], range: ByteRange): FilePart[] {
  let offset = 0;
  return parts.flatMap(({ sha256, start, end }) => {
    const first = Math.max(start, start + range.start - offset);
    const last = Math.min(end, start + range.end + 1 - offset);
    offset += end - start;
    return first < last ? [{ sha256, start: first, end: last }] : [];
  });
}

/** Opens all parts at once, because a running download is completed although its blobs are removed meanwhile. */
function openParts(
  blobs: BlobStore,
  { parts: allParts }: StoredFile,
  parts: readonly FilePart[],
): { chunks: AsyncGenerator<Buffer>; close: () => void } {
  const recent = getRecentBlobs(blobs);
  const opened = new Map<string, OpenBlob | null>();
  for (const { sha256 } of parts) {
    if (!opened.has(sha256)) opened.set(sha256, recent.open(sha256, findBlobEnd(allParts, sha256)));
  }
  const streams: Readable[] = [];
  let isClosed = false;
  const openStream = ({ sha256, start, end }: FilePart): Readable => {
    const stream = blobs.read(sha256, { start, end: end - 1 });
    // The reader of the part receives the error when it comes to the part.
    stream.on('error', () => undefined);
    streams.push(stream);
    return stream;
  };
  const sources = parts.map((part) => opened.get(part.sha256) ?? openStream(part));
  async function* readAll(): AsyncGenerator<Buffer> {
    for (const [index, source] of sources.entries()) {
      const part = parts[index] as FilePart;
      const bytes = source instanceof Readable ? null : await source.bytes;
      if (isClosed) throw new Error('The reader has left');
      if (bytes !== null) yield bytes.subarray(part.start, part.end);
      else yield* (source instanceof Readable ? source : openStream(part)) as AsyncIterable<Buffer>;
    }
  }
  return {
    chunks: readAll(),
    close: () => {
      isClosed = true;
      for (const blob of opened.values()) blob?.close();
      for (const stream of streams) stream.destroy();
    },
  };
}

/** How much memory the blobs that were downloaded last may use, in bytes. It is enough for the media of several ads. */
const maxRecentBytes = 32_000_000;

const recentByStore = new WeakMap<BlobStore, RecentBlobs>();

/** Returns the blobs of a store that were downloaded last. The files of an ad share their media. */
function getRecentBlobs(blobs: BlobStore): RecentBlobs {
  const recent = recentByStore.get(blobs) ?? createRecentBlobs(blobs, maxRecentBytes);
  recentByStore.set(blobs, recent);
  return recent;
}

/** Returns where the last part of a blob ends. Together, the parts of a file contain all bytes of their blobs. */
function findBlobEnd(parts: readonly FilePart[], sha256: string): number {
  return Math.max(...parts.map((part) => (part.sha256 === sha256 ? part.end : 0)));
}

/** Creates a stream of chunks. `close` is called when it ends, also while a chunk is awaited, unlike in `Readable.from`. */
function createStream(chunks: AsyncGenerator<Buffer>, close: () => void): Readable {
  return new Readable({
    read() {
      chunks.next().then(
        ({ done, value }) => this.push(done === true ? null : value),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    },
    destroy(error, callback) {
      close();
      callback(error);
    },
  });
}

/** Passes the bytes of a file, and the last ones only if all are as they were stored. */
async function* verify(
  chunks: AsyncIterable<Buffer>,
  blobs: BlobStore,
  file: StoredFile,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let last: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    hash.update(chunk);
    if (last.byteLength > 0) yield last;
    last = chunk;
  }
  if (hash.digest('hex') !== file.sha256) {
    await removeDamagedBlobs(blobs, file);
    throw new Error('A finished file is damaged');
  }
  setVerified(blobs, file);
  yield last;
}

/** Removes the blobs of a file that do not match their digest. The file is then missing, and its export makes it again. */
async function removeDamagedBlobs(blobs: BlobStore, file: StoredFile): Promise<void> {
  for (const sha256 of listBlobs(file)) {
    const sizeBytes = await blobs.sizeBytes(sha256);
    if (sizeBytes === null) continue;
    const hash = createHash('sha256');
    if (sizeBytes > 0) await pipeline(blobs.read(sha256, { start: 0, end: sizeBytes - 1 }), hash);
    if (hash.digest('hex') !== sha256) await blobs.remove(sha256);
  }
}

/** How long a file counts as verified, in milliseconds. */
const keepMs = 60 * 60 * 1000;

const maxFiles = 1000;

/** When this process read each file completely as it was stored, by store and digest. The latest ones are last. */
const timesByStore = new WeakMap<BlobStore, Map<string, number>>();

/**
 * Whether this process has lately read the whole file as it was stored. Hashing every download would take as long as reading
 * it.
 */
export function isVerified(blobs: BlobStore, { sha256 }: StoredFile): boolean {
  const verifiedAtMs = timesByStore.get(blobs)?.get(sha256);
  return verifiedAtMs !== undefined && verifiedAtMs > Date.now() - keepMs;
}

/** Declares that the whole file has been read as it was stored. */
function setVerified(blobs: BlobStore, { sha256 }: StoredFile): void {
  const times = timesByStore.get(blobs) ?? new Map<string, number>();
  timesByStore.set(blobs, times);
  times.delete(sha256);
  times.set(sha256, Date.now());
  const [oldest] = times.keys();
  if (times.size > maxFiles && oldest !== undefined) times.delete(oldest);
}
