import { listen } from '../listen.ts';
import type { RuntimeAd } from '../runtime-ad.ts';
import { createElement } from './create-element.ts';
import type { Pictures } from './pictures.ts';

/** Between two drawings of the live backdrop: it is blurred, more is not seen. */
const liveIntervalMs = 80;

/** Puts the video and all that surrounds it onto the stage. Returns what ends it. */
export function createGameplayView(
  stage: Element,
  { gameplay: { area }, video: { widthPx, heightPx } }: RuntimeAd,
  pictures: Pictures,
  video: HTMLVideoElement,
): () => void {
  let interval: ReturnType<typeof setInterval> | undefined;
  const layer = createElement('div', 'sr-fill', stage);
  if (area.kind === 'full') pictures.add('frame', 'sr-fill', layer);
  else {
    const { type, color } = area.backdrop;
    layer.style.background = color;
    if (type === 'transparent-video') {
      const canvas = createElement('canvas', 'sr-fill sr-soft', layer);
      canvas.width = 40;
      canvas.height = (40 * heightPx) / widthPx;
      const context = canvas.getContext('2d');
      interval = setInterval(() => {
        if (context && !video.paused) context.drawImage(video, 0, 0, canvas.width, canvas.height);
      }, liveIntervalMs);
    }
    if (type === 'custom-image') pictures.add('background', 'sr-fill', layer);
    pictures.add('lowerHalf', 'sr-fill sr-lower', layer);
    video.classList.add('sr-framed');
  }
  // Not before it has a source: some hosts take elements away whose source is not embedded, and an empty one may count.
  const stop = listen(video, 'loadstart', () => {
    if (!video.parentNode) layer.appendChild(video);
  });
  return () => {
    stop();
    clearInterval(interval);
  };
}
