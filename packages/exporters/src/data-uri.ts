import type { MediaFile } from '@spinreel/config-schema/ad-media';
import { encodeBase64 } from './base64.ts';
import { joinBytes } from './page-part.ts';

/** `data:video/mp4;base64,...` as ASCII bytes. Throws on a MIME type that could break out of markup. */
export function dataUri(file: MediaFile): Uint8Array {
  if (!/^(image|video|audio)\/[a-z0-9.+-]+$/.test(file.mimeType)) {
    throw new Error(`Not a media type: ${JSON.stringify(file.mimeType)}`);
  }
  return joinBytes([new TextEncoder().encode(`data:${file.mimeType};base64,`), encodeBase64(file.bytes)]);
}
