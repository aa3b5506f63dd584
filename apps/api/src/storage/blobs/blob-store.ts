import type { Readable } from 'node:stream';

/**
 * Stores bytes under their SHA-256 (64 hexadecimal digits). A blob is stored completely or not at all, and never
 * changes. The database determines whether a blob is still needed.
 */
export interface BlobStore {
  /** Returns a path for a new file, on the disk that stores the blobs. Remove the file if it does not become a blob. */
  temporaryPath(): string;
  /** Stores the file at `path` as the blob `sha256`. The file is then no longer at `path`. */
  storeFile(path: string, sha256: string): Promise<void>;
  /** Stores these bytes and returns their SHA-256. */
  storeBytes(bytes: Uint8Array): Promise<string>;
  /**
   * Protects a stored blob from the sweeper until its row is written, without storing its bytes again. Returns its size in bytes;
   * null if it must be stored, perhaps again.
   */
  renew(sha256: string): Promise<number | null>;
  /** A file with the blob's bytes, only to be read; null when it is not there. */
  localFile(sha256: string): Promise<string | null>;
  /** The blob's size in bytes; null when it is not there. */
  sizeBytes(sha256: string): Promise<number | null>;
  /** The bytes from `start` to `end`, both inclusive. */
  read(sha256: string, range: { start: number; end: number }): Readable;
  remove(sha256: string): Promise<void>;
  /** Lists every blob with the time it was last stored, in milliseconds of the file system's clock. */
  list(): AsyncIterable<{ sha256: string; storedAtMs: number }>;
  /** Removes temporary files that were created before a time and never stored. */
  removeTemporaryBefore(timeMs: number): Promise<void>;
  /** Throws if nothing can be written. */
  check(): Promise<void>;
}
