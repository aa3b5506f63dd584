import type { Readable } from 'node:stream';

/**
 * Where bytes are kept under their SHA-256 (64 hexadecimal digits). A blob is there whole or not at all, and never
 * changes. Whether anybody needs it is for the database to say.
 */
export interface BlobStore {
  /** A path for a file that is about to be written, on the disk where blobs are kept. Remove it when it is not kept. */
  temporaryPath(): string;
  /** Makes the written file at `path` the blob `sha256`; the file is then gone from `path`. */
  keepFile(path: string, sha256: string): Promise<void>;
  /** Keeps these bytes and returns their SHA-256. */
  keepBytes(bytes: Uint8Array): Promise<string>;
  /** A file with the blob's bytes, only to be read; null when it is not there. */
  localFile(sha256: string): Promise<string | null>;
  /** The blob's size in bytes; null when it is not there. */
  sizeBytes(sha256: string): Promise<number | null>;
  /** The bytes from `start` to `end`, both inclusive. */
  read(sha256: string, range: { start: number; end: number }): Readable;
  remove(sha256: string): Promise<void>;
  /** Every blob with the time it was last kept, in milliseconds of the file system's clock. */
  list(): AsyncIterable<{ sha256: string; keptAtMs: number }>;
  /** Removes files that were begun before a time and never kept. */
  removeTemporaryBefore(timeMs: number): Promise<void>;
  /** Throws when nothing can be written. */
  check(): Promise<void>;
}
