import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm, utimes } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createSingleFlight } from './single-flight.ts';
import type { BlobStore } from './blob-store.ts';
import type { S3Objects } from './open-s3-objects.ts';
import { computeSha256 } from '../sha256.ts';
import { StorageUnavailable } from '../../errors/is-storage-unavailable.ts';

/** How often the download of a blob is attempted if its transfer breaks. */
const maxDownloads = 3;

/** How long an object counts as new, in milliseconds. Half as long as the sweeper keeps blobs without a row on a full disk. */
const newMs = 5 * 60 * 1000;

/**
 * Stores blobs as objects `blobs/<sha256>`. `cache` is a local folder for new files and for programs that need a path.
 * It contains nothing that is not in the bucket.
 */
export function createS3BlobStore(objects: S3Objects, cache: BlobStore): BlobStore {
  const fetches = createSingleFlight();

  async function keep(bytes: Uint8Array, sha256: string): Promise<void> {
    if (computeSha256(bytes) !== sha256) throw new Error('These bytes have another SHA-256');
    await objects.put(toObjectKey(sha256), bytes);
  }

  async function download(sha256: string, attempt = 1): Promise<string | null> {
    const body = await objects.get(toObjectKey(sha256));
    if (body === null) return null;
    const path = cache.temporaryPath();
    try {
      const hash = createHash('sha256');
      await pipeline(body, tapped(hash), createWriteStream(path, { flags: 'wx' }));
      // An object that does not match its key is treated as missing.
      if (hash.digest('hex') !== sha256) return null;
      await cache.storeFile(path, sha256);
    } catch (error) {
      if (attempt >= maxDownloads)
        throw new StorageUnavailable('A blob could not be fetched.', { cause: error });
      return await download(sha256, attempt + 1);
    } finally {
      await rm(path, { force: true });
    }
    return await cache.localFile(sha256);
  }

  async function* read(sha256: string, range: { start: number; end: number }): AsyncGenerator<Buffer> {
    const body = await objects.get(toObjectKey(sha256), range);
    let missingBytes = range.end - range.start + 1;
    for await (const chunk of (body ?? []) as AsyncIterable<Buffer>) {
      missingBytes -= chunk.byteLength;
      yield chunk;
    }
    if (missingBytes !== 0) throw new StorageUnavailable('A blob has another length than it had.');
  }

  return {
    temporaryPath: () => cache.temporaryPath(),
    async storeFile(path, sha256) {
      await keep(await readFile(path), sha256);
      // A file that has just been stored is usually processed next.
      await cache.storeFile(path, sha256);
    },
    async storeBytes(bytes) {
      const sha256 = computeSha256(bytes);
      await keep(bytes, sha256);
      return sha256;
    },
    // Only writing an object changes its age.
    async renew(sha256) {
      const found = await objects.find(toObjectKey(sha256));
      return found === null || found.writtenAtMs < Date.now() - newMs ? null : found.sizeBytes;
    },
    localFile: (sha256) =>
      fetches.run(sha256, async () => {
        const path = await cache.localFile(sha256);
        if (path === null) return await download(sha256);
        const now = new Date();
        await utimes(path, now, now);
        return path;
      }),
    async sizeBytes(sha256) {
      const found = await objects.find(toObjectKey(sha256));
      return found?.sizeBytes ?? null;
    },
    read: (sha256, range) => Readable.from(read(sha256, range), { objectMode: false }),
    async remove(sha256) {
      await objects.remove(toObjectKey(sha256));
      await cache.remove(sha256);
    },
    async *list() {
      for await (const { key, writtenAtMs } of objects.list(folder)) {
        yield { sha256: key.slice(folder.length), storedAtMs: writtenAtMs };
      }
    },
    async removeTemporaryBefore(timeMs) {
      await cache.removeTemporaryBefore(timeMs);
      for await (const { sha256, storedAtMs } of cache.list()) {
        if (storedAtMs < timeMs) await cache.remove(sha256);
      }
    },
    async check() {
      await Promise.all([objects.check(), cache.check()]);
    },
  };
}

const folder = 'blobs/';

/** Throws unless the name is a digest, so that neither a row nor a caller can choose the object key. */
function toObjectKey(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('Not a SHA-256');
  return `${folder}${sha256}`;
}

function tapped(hash: { update(chunk: Buffer): unknown }) {
  return async function* pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
}
