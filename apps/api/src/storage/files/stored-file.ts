import type { ArtifactRow } from '../tables.ts';
import type { BlobStore } from '../blobs/blob-store.ts';

/** A range of a blob: the bytes from `start` to before `end`. */
export interface FilePart {
  readonly sha256: string;
  readonly start: number;
  readonly end: number;
}

/** A range of a whole file, both ends inclusive, as HTTP states it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A finished file as it is stored: its parts, one after the other. */
export interface StoredFile {
  /** The digest of the whole file. */
  readonly sha256: string;
  readonly parts: readonly FilePart[];
}

/** Reads from its row how a finished file is stored. */
export function readStoredFile(row: Pick<ArtifactRow, 'sha256' | 'size_bytes' | 'parts'>): StoredFile {
  const { sha256, size_bytes: end, parts } = row;
  return { sha256, parts: parts === null ? [{ sha256, start: 0, end }] : (JSON.parse(parts) as FilePart[]) };
}

/** Returns the digests of the blobs that contain a file, each once. */
export function listBlobs({ parts }: StoredFile): string[] {
  return [...new Set(parts.map(({ sha256 }) => sha256))];
}

/** Returns the size of parts together, in bytes. */
export function sumPartSizes(parts: readonly FilePart[]): number {
  return parts.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Whether all parts of a file are stored. */
export async function isFileStored(blobs: BlobStore, file: StoredFile): Promise<boolean> {
  const sizes = await Promise.all(listBlobs(file).map((sha256) => blobs.sizeBytes(sha256)));
  return !sizes.includes(null);
}
