import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '../blobs/blob-store.ts';
import { listBlobs, type StoredFile } from './stored-file.ts';

/** Removes the blobs of a file that do not match their digest. The file is then missing, and its export makes it again. */
export async function removeDamagedBlobs(blobs: BlobStore, file: StoredFile): Promise<void> {
  for (const sha256 of listBlobs(file)) {
    const sizeBytes = await blobs.sizeBytes(sha256);
    if (sizeBytes === null) continue;
    const hash = createHash('sha256');
    if (sizeBytes > 0) await pipeline(blobs.read(sha256, { start: 0, end: sizeBytes - 1 }), hash);
    if (hash.digest('hex') !== sha256) await blobs.remove(sha256);
  }
}
