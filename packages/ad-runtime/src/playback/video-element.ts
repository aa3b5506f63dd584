/** A transparent pixel: web views paint a grey play icon on a video without a poster. */
const transparentPoster = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A video element that plays inside the page only, with no controls of the browser's own. */
export function createVideoElement(): HTMLVideoElement {
  const video = document.createElement('video');
  video.className = 'sr-video';
  video.poster = transparentPoster;
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
