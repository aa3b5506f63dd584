import { frameCode } from '@spinreel/fixtures/frame-code';
import { frameCodedVideo } from '@spinreel/fixtures/frame-coded-video';
import type { ServedFiles } from './serve-files.ts';

/** The same video as in the coded ad, paused as pages often do it: when `timeupdate` tells that the moment has passed. */
export async function naivePausePage(pauseFrames: readonly number[]): Promise<ServedFiles> {
  const pauseSeconds = pauseFrames.map((frame) => frame / frameCode.frameRate);
  const page = `<!doctype html><meta charset="utf-8"><style>video{position:absolute;inset:0;width:100%;height:100%}</style>
<video src="/video.mp4" preload="auto" playsinline></video>
<script>
const video = document.querySelector('video');
const pauses = ${JSON.stringify(pauseSeconds)};
video.ontimeupdate = () => {
  if (!(video.currentTime >= pauses[0])) return;
  pauses.shift();
  video.pause();
};
onclick = () => video.play();
</script>`;
  return {
    '/ad.html': { bytes: Buffer.from(page), mimeType: 'text/html; charset=utf-8' },
    '/video.mp4': { bytes: await frameCodedVideo(), mimeType: 'video/mp4' },
  };
}
