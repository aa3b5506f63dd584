import type { RuntimeAd } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';

/**
 * Creates a canvas at the end of `parent`, `shrink` times smaller than the video in both directions. Returns what draws the
 * video's present frame onto it.
 */
export function createVideoCanvas(
  className: string,
  parent: Element,
  video: HTMLVideoElement,
  ad: RuntimeAd,
  shrink: number,
): () => void {
  const canvas = createElement(parent, className, 'canvas');
  const [width, height] = [ad.video.widthPx / shrink, ad.video.heightPx / shrink];
  canvas.setAttribute('width', `${width}`);
  canvas.setAttribute('height', `${height}`);
  const context = canvas.getContext('2d');
  return () => {
    if (context) context.drawImage(video, 0, 0, width, height);
  };
}
