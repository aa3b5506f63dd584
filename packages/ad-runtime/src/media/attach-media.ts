import type { EncodedMedia } from '../ad-host.ts';
import { dataUri } from './data-uri.ts';
import { decodeMedia } from './decode-media.ts';

/**
 * Sets the source of an audio or video element to a Blob URL. If that does not play, because a policy or the web view
 * forbids it, a `data:` URI is the fallback. Calls `failed` if neither plays. Calls `attached` after each new source,
 * because an earlier `play()` must then be repeated. Returns a cleanup function.
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
    // Set on the element itself, because `<source>` with Blob URLs is broken in older WebKit.
    element.src = source;
    attached();
  };
  element.onerror = () => {
    element.onerror = failed;
    // Media that have played are decodable, and restarting them would fail at the same position again.
    if (element.currentTime > 0) failed();
    else setSource(dataUri(media));
  };
  decodeMedia(media, (blob) => {
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
