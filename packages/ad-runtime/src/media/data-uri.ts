import type { EncodedMedia } from '../ad-host.ts';

/** The medium as a `data:` URI. */
export function dataUri({ mimeType, base64 }: EncodedMedia): string {
  return `data:${mimeType};base64,${base64}`;
}
