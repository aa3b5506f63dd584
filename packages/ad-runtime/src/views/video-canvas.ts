import type { RuntimeAd } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';

/**
 * Creates a canvas at the end of `parent`, `shrink` times smaller than the video in both directions. Returns what draws the
 * video's present frame onto it: all of it, or, `stretch` times as wide, the part at the left edge of the game.
 */
export function createVideoCanvas(
  className: string,
  parent: Element,
  video: HTMLVideoElement,
  ad: RuntimeAd,
  shrink: number,
  stretch: number = 1,
): () => void {
  const canvas = createElement(parent, className, 'canvas');
  const { widthPx, heightPx, edge = 0 } = ad.video;
  // In quotes, because the build shortens these names where they are a property of a box.
  const width = (canvas['width'] = widthPx / shrink);
  const height = (canvas['height'] = heightPx / shrink);
  const context = canvas.getContext('2d');
  return () => {
    // A frame that is not stretched starts at 0.
    if (context) context.drawImage(video, edge * width * (1 - stretch), 0, width * stretch, height);
  };
}
