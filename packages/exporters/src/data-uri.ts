import type { MediaFile } from '@spinreel/config-schema/ad-media';
import { base64Length, writeBase64 } from './base64.ts';
import { textPart, type PagePart, type ReceiptKey } from './page-part.ts';

/** Raw bytes in a piece of base64: a mebibyte of text, which engines encode quickest, and a multiple of three. */
export const base64PieceBytes = 786_432;

/**
 * `data:video/mp4;base64,...` as pieces in ASCII: what comes before the comma and the comma, then the base64 in slices of
 * `base64PieceBytes`. Throws on a MIME type that could break out of markup.
 */
export function dataUriParts(key: ReceiptKey, file: MediaFile): PagePart[] {
  const { bytes, mimeType } = file;
  if (!/^(image|video|audio)\/[a-z0-9.+-]+$/.test(mimeType)) {
    throw new Error(`Not a media type: ${JSON.stringify(mimeType)}`);
  }
  const parts = [textPart(key, `data:${mimeType};base64,`)];
  for (let from = 0; from < bytes.length; from += base64PieceBytes) {
    const to = Math.min(from + base64PieceBytes, bytes.length);
    parts.push({
      key,
      sizeBytes: base64Length(to - from),
      writeTo: (target) => writeBase64(bytes.subarray(from, to), target),
    });
  }
  return parts;
}
