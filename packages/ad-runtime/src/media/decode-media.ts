import type { EncodedMedia } from '../ad-host.ts';

/** Characters decoded between two checks of the clock. A multiple of four for base64, and of 328 for seven-bit text. */
const sliceLength = 41000;

/** Maximum duration of one task, give or take one slice: unnoticeable, but long enough to need few timers. */
const turnMs = 12;

/**
 * Decodes media in several tasks, so that the page stays responsive. Calls `done` with a Blob, or null if the text is
 * damaged. The Blob has a type, because WebKit does not play a Blob without one.
 */
export function decodeMedia(media: EncodedMedia, done: (blob: Blob | null) => void): void {
  const { text } = media;
  const parts: BlobPart[] = [];
  let position = 0;
  const decodeTurn = () => {
    const endMs = performance.now() + turnMs;
    try {
      // Hidden pages get only one timer per second, and a long task is not noticeable there.
      do {
        const slice = text.slice(position, (position += sliceLength));
        parts.push(media.decode ? media.decode(slice) : decodeBase64(slice));
      } while (position < text.length && (document.hidden || performance.now() < endMs));
    } catch {
      // The medium is treated as damaged.
      done(null);
      return;
    }
    if (position < text.length) setTimeout(decodeTurn);
    else done(new Blob(parts, { type: media.mimeType }));
  };
  decodeTurn();
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
