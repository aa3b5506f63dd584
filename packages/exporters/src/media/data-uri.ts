import type { MediaFile } from '@spinreel/config-schema/ad/ad-media';
import { base64Length, writeBase64 } from './base64.ts';
import { textPart, type PagePart, type ReceiptKey } from '../page/page-part.ts';

/** Raw bytes per slice of base64. Gives 1 MiB of text, which engines encode fastest. A multiple of three. */
export const base64PieceBytes = 786_432;

/**
 * Creates a data URI such as `data:video/mp4;base64,...` as parts in ASCII. The first part ends with the comma, the
 * others are slices of base64 of `base64PieceBytes` raw bytes. Throws if the MIME type could break out of markup.
 */
export function dataUriParts(key: ReceiptKey, file: MediaFile): PagePart[] {
  const { bytes, mimeType } = file;
  requireMediaType(mimeType);
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

/** Throws if a MIME type is not that of an image, a video, audio or a font. */
export function requireMediaType(mimeType: string): void {
  if (!/^(image|video|audio|font)\/[a-z0-9.+-]+$/.test(mimeType))
    throw new Error(`Not a media type: ${JSON.stringify(mimeType)}`);
}
