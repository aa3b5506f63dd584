import type { Artifact } from '@spinreel/exporters/artifact';
import type { BlobStore } from '../blobs/blob-store.ts';
import { computeSha256 } from '../sha256.ts';
import type { FilePart } from './stored-file.ts';

/** Media that are smaller are stored with the text around them: a blob of their own would save less than it costs. */
const leastSharedBytes = 16 * 1024;

/** A finished file that is divided into blobs, but may not be stored yet. */
export interface SplitFile {
  readonly parts: readonly FilePart[];
  readonly blobs: readonly SplitBlob[];
}

/** A blob of a finished file. */
interface SplitBlob {
  readonly sha256: string;
  readonly sizeBytes: number;
  /** Null if it was left out, because it is probably stored. */
  readonly bytes: Uint8Array | null;
}

/**
 * Divides a finished file. Each large part of its media is a blob that other files share. Everything else, which differs from
 * file to file, is one blob. Without `includesMedia`, the bytes of shared blobs are left out. `hashPart` computes their SHA-256.
 */
export function splitFile(
  { bytes, media }: Pick<Artifact, 'bytes' | 'media'>,
  options: { includesMedia: boolean; hashPart?: (bytes: Uint8Array) => string },
): SplitFile {
  const { includesMedia, hashPart = computeSha256 } = options;
  const shared = media.filter(({ start, end }) => end - start >= leastSharedBytes);
  const gaps = [0, ...shared.map(({ end }) => end)].map((start, index) => ({
    start,
    end: shared[index]?.start ?? bytes.byteLength,
  }));
  const text = Buffer.concat(gaps.map(({ start, end }) => bytes.subarray(start, end)));
  const textBlob = { sha256: computeSha256(text), sizeBytes: text.byteLength, bytes: text };
  const sharedBlobs = shared.map(({ start, end }): SplitBlob => {
    const part = bytes.subarray(start, end);
    return { sha256: hashPart(part), sizeBytes: end - start, bytes: includesMedia ? part : null };
  });
  let textEnd = 0;
  const parts = gaps.flatMap((gap, index): FilePart[] => {
    const start = textEnd;
    textEnd += gap.end - gap.start;
    const blob = sharedBlobs[index];
    return [
      { sha256: textBlob.sha256, start, end: textEnd },
      ...(blob === undefined ? [] : [{ sha256: blob.sha256, start: 0, end: blob.sizeBytes }]),
    ];
  });
  return { parts: parts.filter(({ start, end }) => end > start), blobs: [textBlob, ...sharedBlobs] };
}

/**
 * Stores the blobs of a finished file. Those that are stored already are not written again. Returns whether all are stored: not
 * if one is missing whose bytes were left out.
 */
export async function storeFile(blobs: BlobStore, file: SplitFile): Promise<boolean> {
  const stored = await Promise.all(file.blobs.map((blob) => storeOnce(blobs, blob)));
  return !stored.includes(false);
}

async function storeOnce(blobs: BlobStore, { sha256, sizeBytes, bytes }: SplitBlob): Promise<boolean> {
  // A blob of another size is damaged.
  if ((await blobs.renew(sha256)) === sizeBytes) return true;
  if (bytes === null) return false;
  await blobs.storeBytes(bytes);
  return true;
}
