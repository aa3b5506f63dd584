import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '../blobs/blob-store.ts';
import { computeSha256 } from '../sha256.ts';

/** A blob in memory. Close it once, when its bytes are no longer needed. */
export interface OpenBlob {
  /** The whole blob; null if it is not as it was stored. Rejects if it cannot be read. */
  readonly bytes: Promise<Buffer | null>;
  readonly close: () => void;
}

/** Blobs that are kept in memory after they were read. */
export interface RecentBlobs {
  /** Reads a blob of `sizeBytes`, or finds it in memory. Returns null if there is not enough memory for it now. */
  readonly open: (sha256: string, sizeBytes: number) => OpenBlob | null;
}

interface RecentBlob extends Pick<OpenBlob, 'bytes'> {
  readonly stream: Readable;
  readonly sizeBytes: number;
  users: number;
}

/**
 * Keeps blobs of at most `maxBytes` together, including those that are open. If there is not enough memory, those that were
 * not opened for the longest time are dropped first.
 */
export function createRecentBlobs(blobs: BlobStore, maxBytes: number): RecentBlobs {
  // The newest ones are last.
  const recent = new Map<string, RecentBlob>();
  let usedBytes = 0;

  function drop(sha256: string, blob: RecentBlob): void {
    if (recent.get(sha256) !== blob) return;
    recent.delete(sha256);
    usedBytes -= blob.sizeBytes;
  }

  function makeSpace(sizeBytes: number): boolean {
    if (sizeBytes > maxBytes) return false;
    for (const [sha256, blob] of recent) {
      if (usedBytes + sizeBytes <= maxBytes) break;
      if (blob.users === 0) drop(sha256, blob);
    }
    return usedBytes + sizeBytes <= maxBytes;
  }

  function read(sha256: string, sizeBytes: number): RecentBlob {
    const stream = blobs.read(sha256, { start: 0, end: sizeBytes - 1 });
    const bytes = buffer(stream).then((read) => (computeSha256(read) === sha256 ? read : null));
    const blob = { bytes, stream, sizeBytes, users: 0 };
    usedBytes += sizeBytes;
    const dropUnlessRead = (read: Buffer | null) => {
      if (read === null) drop(sha256, blob);
    };
    bytes.then(dropUnlessRead, () => drop(sha256, blob));
    return blob;
  }

  function close(sha256: string, blob: RecentBlob): void {
    blob.users -= 1;
    if (blob.users > 0 || blob.stream.readableEnded) return;
    drop(sha256, blob);
    blob.stream.destroy();
  }

  return {
    open(sha256, sizeBytes) {
      const known = recent.get(sha256);
      if (known === undefined && !makeSpace(sizeBytes)) return null;
      const blob = known ?? read(sha256, sizeBytes);
      recent.delete(sha256);
      recent.set(sha256, blob);
      blob.users += 1;
      return { bytes: blob.bytes, close: () => close(sha256, blob) };
    },
  };
}
