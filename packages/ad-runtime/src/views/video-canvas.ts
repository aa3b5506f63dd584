import type { RuntimeAd } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';

/**
 * Creates a canvas at the end of `parent`, `shrink` times smaller than the video in both directions. Returns what draws the
 * video's present frame onto it: all of it, or a share of its width at its left edge.
 */
export function createVideoCanvas(
  className: string,
  parent: Element,
  video: HTMLVideoElement,
  ad: RuntimeAd,
  shrink: number,
  share: number = 1,
): () => void {
  const canvas = createElement(parent, className, 'canvas');
  const { widthPx, heightPx } = ad.video;
  // In quotes, because the build shortens these names where they are a property of a box.
  const width = (canvas['width'] = widthPx / shrink);
  const height = (canvas['height'] = heightPx / shrink);
  const context = canvas.getContext('2d');
  return () => {
    if (context) context.drawImage(video, 0, 0, widthPx * share, heightPx, 0, 0, width, height);
  };
}
