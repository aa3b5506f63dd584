import type { Artifact } from '@spinreel/exporters/artifact';
import type { BlobStore } from '../blobs/blob-store.ts';
import { computeSha256 } from '../sha256.ts';
import type { FilePart } from './stored-file.ts';

/** Media that are smaller are stored with the text around them: a blob of their own would save less than it costs. */
const leastSharedBytes = 16 * 1024;

/**
 * Stores a finished file as parts. Each large part of its media is a blob that other files share. Everything else, which differs from
 * file to file, is one blob. Blobs that are stored already are not written again.
 */
export async function storeFile(
  blobs: BlobStore,
  { bytes, media }: Pick<Artifact, 'bytes' | 'media'>,
): Promise<FilePart[]> {
  const shared = media.filter(({ start, end }) => end - start >= leastSharedBytes);
  const gaps = [0, ...shared.map(({ end }) => end)].map((start, index) => ({
    start,
    end: shared[index]?.start ?? bytes.byteLength,
  }));
  const text = Buffer.concat(gaps.map(({ start, end }) => bytes.subarray(start, end)));
  const [textSha256 = '', ...sharedSha256] = await Promise.all(
    [text, ...shared.map(({ start, end }) => bytes.subarray(start, end))].map((part) =>
      storeOnce(blobs, part),
    ),
  );
  let textEnd = 0;
  const parts = gaps.flatMap((gap, index): FilePart[] => {
    const start = textEnd;
    textEnd += gap.end - gap.start;
    const span = shared[index];
    return [
      { sha256: textSha256, start, end: textEnd },
      ...(span === undefined
        ? []
        : [{ sha256: sharedSha256[index] ?? '', start: 0, end: span.end - span.start }]),
    ];
  });
  return parts.filter(({ start, end }) => end > start);
}

async function storeOnce(blobs: BlobStore, bytes: Uint8Array): Promise<string> {
  const sha256 = computeSha256(bytes);
  // A blob of another size is damaged.
  if ((await blobs.renew(sha256)) !== bytes.byteLength) await blobs.storeBytes(bytes);
  return sha256;
}
