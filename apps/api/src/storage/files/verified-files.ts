import type { BlobStore } from '../blobs/blob-store.ts';
import type { StoredFile } from './stored-file.ts';

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
export function setVerified(blobs: BlobStore, { sha256 }: StoredFile): void {
  const times = timesByStore.get(blobs) ?? new Map<string, number>();
  timesByStore.set(blobs, times);
  times.delete(sha256);
  times.set(sha256, Date.now());
  const [oldest] = times.keys();
  if (times.size > maxFiles && oldest !== undefined) times.delete(oldest);
}
