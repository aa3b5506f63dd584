import type { EncodedMedia } from '../ad-host.ts';

/** Base64 characters decoded at once: a multiple of four, and small enough for no long task on a slow phone. */
const sliceLength = 256 * 1024;

/**
 * Decodes base64 slice by slice, so that the page stays alive meanwhile, and hands over a typed Blob; null when the
 * text is no base64. Typed, because WebKit plays no Blob without a type.
 */
export function decodeBase64({ base64, mimeType }: EncodedMedia, done: (blob: Blob | null) => void): void {
  const parts: BlobPart[] = [];
  let position = 0;
  const decodeSlice = () => {
    try {
      // Hidden pages get one timer per second; nobody notices a long task there.
      do {
        const binary = atob(base64.slice(position, (position += sliceLength)));
        const bytes = new Uint8Array(binary.length);
        for (let index = 0; index < bytes.length; index++) bytes[index] = binary.charCodeAt(index);
        parts.push(bytes);
      } while (document.hidden && position < base64.length);
    } catch {
      // `atob` throws on text that is no base64: such a medium is treated like a broken one.
      done(null);
      return;
    }
    if (position < base64.length) setTimeout(decodeSlice);
    else done(new Blob(parts, { type: mimeType }));
  };
  decodeSlice();
}
