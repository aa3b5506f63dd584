import type { EncodedMedia } from '../ad-host.ts';

/** Base64 characters decoded between two looks at the clock: a multiple of four. */
const sliceLength = 40000;

/** For how long the page waits at most, one slice apart: too short to be felt, and long enough for few timers. */
const turnMs = 12;

/**
 * Decodes base64 turn by turn, so that the page stays alive meanwhile, and hands over a typed Blob; null when the
 * text is no base64. Typed, because WebKit plays no Blob without a type.
 */
export function decodeBase64({ base64, mimeType }: EncodedMedia, done: (blob: Blob | null) => void): void {
  const parts: BlobPart[] = [];
  let position = 0;
  const decodeTurn = () => {
    const endMs = performance.now() + turnMs;
    try {
      // Hidden pages get one timer per second; nobody notices a long task there.
      do {
        const binary = atob(base64.slice(position, (position += sliceLength)));
        const bytes = new Uint8Array(binary.length);
        for (let index = 0; index < bytes.length; index++) bytes[index] = binary.charCodeAt(index);
        parts.push(bytes);
      } while (position < base64.length && (document.hidden || performance.now() < endMs));
    } catch {
      // `atob` throws on text that is no base64: such a medium is treated like a broken one.
      done(null);
      return;
    }
    if (position < base64.length) setTimeout(decodeTurn);
    else done(new Blob(parts, { type: mimeType }));
  };
  decodeTurn();
}
