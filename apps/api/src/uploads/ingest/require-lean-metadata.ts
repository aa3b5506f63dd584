import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { uploadLimitsBytes } from '@spinreel/config-schema/limits/limits';
import type { ImageKind } from '@spinreel/config-schema/options/formats';
import { ApiProblem } from '../../errors/api-problem.ts';

/** The largest total size of an image's decompressed color profile and texts; real images need far less. */
const maxUnfoldedBytes = 8 * uploadLimitsBytes.image;

/** Added to the size of each chunk, because decompressing thousands of small chunks also takes time. */
const pieceBytes = 16 * 1024;

const signatureBytes = 8;
const unfold = promisify(inflate);

/**
 * Throws `unreadable` if the color profile and texts of an image decompress to an excessive size (a decompression bomb).
 * Only PNG compresses them.
 */
export async function requireLeanMetadata(bytes: Uint8Array, kind: ImageKind): Promise<void> {
  if (kind !== 'png') return;
  let leftBytes = maxUnfoldedBytes;
  for (const packed of findPackedMetadata(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    leftBytes -= pieceBytes + (await measureUnfoldedBytes(packed, leftBytes));
    if (leftBytes <= 0) throw new ApiProblem('unreadable');
  }
}

/** Returns the decompressed size in bytes, at most `maxBytes`. */
async function measureUnfoldedBytes(packed: Buffer, maxBytes: number): Promise<number> {
  try {
    return (await unfold(packed, { maxOutputLength: maxBytes })).length;
  } catch (error) {
    // Damaged metadata is ignored, because the image can be read without it.
    return error instanceof RangeError ? maxBytes : 0;
  }
}

function* findPackedMetadata(png: Buffer): Generator<Buffer> {
  let offset = signatureBytes;
  while (offset + 8 <= png.length) {
    const length = png.readUInt32BE(offset);
    const name = png.toString('latin1', offset + 4, offset + 8);
    const packed = findPackedPart(name, png.subarray(offset + 8, offset + 8 + length));
    if (packed !== null) yield packed;
    // A chunk's length, name and checksum take 12 bytes.
    offset += length + 12;
  }
}

/** Returns the compressed part of a chunk, which follows NUL-terminated texts; null if nothing is compressed. */
function findPackedPart(chunk: string, data: Buffer): Buffer | null {
  const keyEnd = data.indexOf(0);
  if (keyEnd < 0) return null;
  if (chunk === 'iCCP' || chunk === 'zTXt') return data.subarray(keyEnd + 2);
  if (chunk !== 'iTXt' || data[keyEnd + 1] !== 1) return null;
  const languageEnd = data.indexOf(0, keyEnd + 3);
  const translationEnd = data.indexOf(0, languageEnd + 1);
  return languageEnd < 0 || translationEnd < 0 ? null : data.subarray(translationEnd + 1);
}
