import { transparentPixel } from '../media/transparent-pixel.ts';

/** A video element that plays inside the page only, with no controls of the browser's own. */
export function createVideoElement(): HTMLVideoElement {
  const video = document.createElement('video');
  video.className = 'sr-video';
  // Web views paint a grey play icon on a video without a poster.
  video.poster = transparentPixel;
  video.preload = 'auto';
  for (const name of [
    'playsinline',
    'webkit-playsinline',
    'disableremoteplayback',
    'disablepictureinpicture',
    'aria-hidden',
  ]) {
    video.setAttribute(name, 'true');
  }
  return video;
}
