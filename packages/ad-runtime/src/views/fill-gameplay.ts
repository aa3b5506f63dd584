import type { RuntimeAd } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';
import type { Pictures } from './pictures.ts';

/** Between two drawings of the live backdrop: it is blurred, more is not seen. */
const liveIntervalMs = 80;

/** Puts all that surrounds the video into its layer. Returns what ends it. */
export function fillGameplay(
  layer: HTMLElement,
  { gameplay: { area }, video: { widthPx, heightPx } }: RuntimeAd,
  { addPicture }: Pictures,
  video: HTMLVideoElement,
): () => void {
  let interval: ReturnType<typeof setInterval> | undefined;
  if (area.kind === 'full') addPicture('frame', 'sr-fill', layer);
  else {
    const { type, color } = area.backdrop;
    layer.style.background = color;
    if (type === 'transparent-video') {
      const canvas = createElement('canvas', 'sr-fill sr-soft', layer);
      const height = (canvas.height = ((canvas.width = 40) * heightPx) / widthPx);
      interval = setInterval(() => {
        const context = canvas.getContext('2d');
        if (context && !video.paused) context.drawImage(video, 0, 0, 40, height);
      }, liveIntervalMs);
    }
    if (type === 'custom-image') addPicture('background', 'sr-fill', layer);
    addPicture('lowerHalf', 'sr-fill sr-lower', layer);
    video.className += ' sr-framed';
  }
  return () => clearInterval(interval);
}
