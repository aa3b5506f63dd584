import type { EncodedMedia } from '../ad-host.ts';
import { dataUri } from './data-uri.ts';
import { decodeBase64 } from './decode-base64.ts';

/**
 * Gives an audio or video element its bytes: as a Blob URL, and where that does not play (a policy or a web view that
 * forbids it) as a `data:` URI. `failed` is called when neither plays. `attached` tells of each new source: a play that
 * was asked for before has to be asked for again. Returns what takes everything back.
 */
export function attachMedia(
  element: HTMLMediaElement,
  media: EncodedMedia,
  attached: () => void,
  failed: () => void,
): () => void {
  let blobUrl = '';
  let isDetached = false;
  const setSource = (source: string) => {
    // On the element itself: `<source>` with Blob URLs is broken in older WebKit.
    element.src = source;
    attached();
  };
  element.onerror = () => {
    element.onerror = failed;
    // What has played was understood: from its beginning it would only come to the same place again.
    if (element.currentTime > 0) failed();
    else setSource(dataUri(media));
  };
  decodeBase64(media, (blob) => {
    if (isDetached) return;
    if (blob) setSource((blobUrl = URL.createObjectURL(blob)));
    else failed();
  });
  return () => {
    isDetached = true;
    element.pause();
    element.removeAttribute('src');
    URL.revokeObjectURL(blobUrl);
  };
}
