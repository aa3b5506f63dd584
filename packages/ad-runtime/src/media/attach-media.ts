import type { EncodedMedia } from '../ad-host.ts';
import { listen } from '../listen.ts';
import { dataUri } from './data-uri.ts';
import { decodeBase64 } from './decode-base64.ts';

/**
 * Gives an audio or video element its bytes: as a Blob URL, and where that does not play (a policy or a web view that
 * forbids it) as a `data:` URI. `failed` is called when neither plays. Returns what takes everything back.
 */
export function attachMedia(options: {
  element: HTMLMediaElement;
  media: EncodedMedia;
  /** The element has a new source: a play that was asked for before has to be asked for again. */
  attached: () => void;
  failed: () => void;
}): () => void {
  const { element, media, attached, failed } = options;
  let blobUrl = '';
  let hasFallback = true;
  let isDetached = false;
  const setSource = (source: string) => {
    // On the element itself: `<source>` with Blob URLs is broken in older WebKit.
    element.src = source;
    attached();
  };
  const stop = listen(element, 'error', () => {
    if (!hasFallback) failed();
    else {
      hasFallback = false;
      setSource(dataUri(media));
    }
  });
  decodeBase64(media, (blob) => {
    if (isDetached) return;
    if (blob) setSource((blobUrl = URL.createObjectURL(blob)));
    else failed();
  });
  return () => {
    isDetached = true;
    stop();
    element.pause();
    element.removeAttribute('src');
    URL.revokeObjectURL(blobUrl);
  };
}
