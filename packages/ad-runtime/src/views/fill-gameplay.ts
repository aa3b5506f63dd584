import type { RuntimeAd } from '../runtime-ad.ts';
import type { AddImage } from './images.ts';
import { createElement } from './create-element.ts';
import { createVideoCanvas } from './video-canvas.ts';

/**
 * Fills the two layers around the video: `page` fills the screen, `stage` is above it. Without the marketer's images, `stage`
 * gets a console in the colors of `cover`. Returns a cleanup function.
 */
export function fillGameplay(
  page: HTMLElement,
  stage: HTMLElement,
  ad: RuntimeAd,
  addImage: AddImage,
  video: HTMLVideoElement,
  cover: Node,
): () => void {
  // Interval between updates of the live backdrop. It is blurred, so more updates would not be visible.
  const liveIntervalMs = 80;
  // How often a paused video is drawn, for two seconds: on a busy phone, the last update before the pause may have been of a much
  // earlier frame. After that, drawing the same frame would only use the battery.
  const maxPausedUpdates = 25;
  // The factor by which the backdrop is smaller than the video.
  const liveShrink = 24;
  // It shows the reciprocal share of the video's width at the edge of the game: the background of most games.
  const liveStretch = 100;
  const { area } = ad.gameplay;
  let interval: ReturnType<typeof setInterval> | undefined;
  if (area.kind === 'full' || area.backdrop.type === 'transparent-video') {
    const draw = createVideoCanvas('fill soft', page, video, ad, liveShrink, liveStretch);
    let pausedUpdates = 0;
    interval = setInterval(() => {
      pausedUpdates = video.paused ? pausedUpdates + 1 : 0;
      if (pausedUpdates < maxPausedUpdates) draw();
    }, liveIntervalMs);
  }
  if (area.kind === 'full') addImage('frame', 'fill', stage);
  else {
    page.style.background = area.backdrop.color;
    const images = [addImage('background', 'fill', page), addImage('lowerHalf', 'fill lower', stage)];
    if (!images.some((image) => image)) createElement(stage, 'console').appendChild(cover.cloneNode());
    video.className += ' frame';
  }
  return () => clearInterval(interval);
}
