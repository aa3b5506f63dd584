import type { MediaFile } from '@spinreel/config-schema/ad-media';
import { base64Length, writeBase64 } from './base64.ts';
import { textPart, type PagePart, type ReceiptKey } from './page-part.ts';

/** `data:video/mp4;base64,...` as pieces in ASCII. Throws on a MIME type that could break out of markup. */
export function dataUriParts(key: ReceiptKey, file: MediaFile): PagePart[] {
  const { bytes, mimeType } = file;
  if (!/^(image|video|audio)\/[a-z0-9.+-]+$/.test(mimeType)) {
    throw new Error(`Not a media type: ${JSON.stringify(mimeType)}`);
  }
  return [
    textPart(key, `data:${mimeType};base64,`),
    { key, sizeBytes: base64Length(bytes.length), writeTo: (target) => writeBase64(bytes, target) },
  ];
}
