import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { uploadLimitsBytes } from '@spinreel/config-schema/limits';
import type { ImageKind } from '@spinreel/config-schema/formats';
import { ApiProblem } from '../errors/api-problem.ts';

/** What profile and texts of one picture may unfold to, together: far more than any program writes into two megabytes. */
const maxUnfoldedBytes = 8 * uploadLimitsBytes.image;

/** Counted for each piece besides: thousands of small ones cost time too. */
const pieceBytes = 16 * 1024;

const signatureBytes = 8;
const unfold = promisify(inflate);

/**
 * Throws `unreadable` for a picture whose colour profile and texts unfold to more than any honest one's: what it was made
 * for is the memory of whoever reads it. Only PNG packs them; in other formats they are as large as they look.
 */
export async function requireLeanMetadata(bytes: Uint8Array, kind: ImageKind): Promise<void> {
  if (kind !== 'png') return;
  let leftBytes = maxUnfoldedBytes;
  for (const packed of packedMetadata(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    leftBytes -= pieceBytes + (await unfoldedBytes(packed, leftBytes));
    if (leftBytes <= 0) throw new ApiProblem('unreadable');
  }
}

/** How many bytes it unfolds to; `maxBytes` where it would be more. */
async function unfoldedBytes(packed: Buffer, maxBytes: number): Promise<number> {
  try {
    return (await unfold(packed, { maxOutputLength: maxBytes })).length;
  } catch (error) {
    // What is damaged unfolds to nothing, and no picture needs it.
    return error instanceof RangeError ? maxBytes : 0;
  }
}

function* packedMetadata(png: Buffer): Generator<Buffer> {
  let offset = signatureBytes;
  while (offset + 8 <= png.length) {
    const length = png.readUInt32BE(offset);
    const name = png.toString('latin1', offset + 4, offset + 8);
    const packed = packedPart(name, png.subarray(offset + 8, offset + 8 + length));
    if (packed !== null) yield packed;
    // Name, length and checksum take twelve bytes.
    offset += length + 12;
  }
}

/** The packed part of a chunk, which stands behind texts that end with a NUL; null where nothing is packed. */
function packedPart(chunk: string, data: Buffer): Buffer | null {
  const keyEnd = data.indexOf(0);
  if (keyEnd < 0) return null;
  if (chunk === 'iCCP' || chunk === 'zTXt') return data.subarray(keyEnd + 2);
  if (chunk !== 'iTXt' || data[keyEnd + 1] !== 1) return null;
  const languageEnd = data.indexOf(0, keyEnd + 3);
  const translationEnd = data.indexOf(0, languageEnd + 1);
  return languageEnd < 0 || translationEnd < 0 ? null : data.subarray(translationEnd + 1);
}
