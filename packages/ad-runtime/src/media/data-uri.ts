import type { EncodedMedia } from '../ad-host.ts';

/** The medium as a `data:` URI. */
export function dataUri(media: EncodedMedia): string {
  return `data:${media.mimeType};base64,${media.text}`;
}
