import type { ByteSpan } from '@spinreel/exporters/artifact';
import type { UnpackedFile } from '../zip/read-zip.ts';

/** A part of a file that can be left out when its text is judged. */
export interface MediaPart extends ByteSpan {
  /** SHA-256 of its bytes. */
  readonly sha256: string;
}

/** Smaller parts are read faster than they are hashed. */
const leastBytes = 16 * 1024;

/** How many bytes stay at both ends of a part, so that text across an end is still found. Longer than any text that rules search. */
const marginBytes = 512;

/** Finds the large parts of a file that contain media. `spans` says where they may be. `hashPart` computes their SHA-256. */
export function findMediaParts(
  { bytes }: UnpackedFile,
  options: { spans: readonly ByteSpan[]; hashPart: (part: Uint8Array) => string },
): MediaPart[] {
  const { spans, hashPart } = options;
  return spans
    .filter(({ start, end }) => end - start >= leastBytes && end <= bytes.length)
    .map(({ start, end }) => ({ start, end, sha256: hashPart(bytes.subarray(start, end)) }));
}

/**
 * Whether a part of a file is only text: it neither ends nor starts anything in the file, so that everything around it means
 * the same without it. In a page, that is a text without `<`; elsewhere, base64.
 */
export function isInert({ path, bytes }: UnpackedFile, { start, end }: ByteSpan): boolean {
  const inert = /\.html?$/i.test(path) ? inertInPages : inertElsewhere;
  // A loop is several times faster than `every`, and a part has a million bytes.
  for (let at = start; at < end; at += 1) if (inert[bytes[at] ?? 255] !== 1) return false;
  return true;
}

/** Returns the text of a file without the middle of these parts, which must be in order. */
export function readWithout({ bytes }: UnpackedFile, parts: readonly ByteSpan[]): string {
  const kept: Uint8Array[] = [];
  let from = 0;
  for (const { start, end } of parts) {
    kept.push(bytes.subarray(from, start + marginBytes));
    from = end - marginBytes;
  }
  kept.push(bytes.subarray(from));
  return new TextDecoder().decode(Buffer.concat(kept));
}

const base64Codes: ReadonlySet<number> = new Set(
  Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/='),
);
const lessThan = '<'.charCodeAt(0);

/** For each byte, 1 if it only is text. */
const inertElsewhere = Uint8Array.from({ length: 256 }, (_, byte) => Number(base64Codes.has(byte)));
const inertInPages = inertElsewhere.map((_, byte) => Number(byte < 128 && byte !== lessThan));
