import { frameCode } from '@spinreel/fixtures/frame-code';
import { makeFrameCodedVideo } from '@spinreel/fixtures/make-frame-coded-video';
import type { ServedFiles } from '../serve-files.ts';

/**
 * Creates a page with the coded ad's video that pauses at `timeupdate` events after each pause point, as many pages do.
 */
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
    '/video.mp4': { bytes: await makeFrameCodedVideo(), mimeType: 'video/mp4' },
  };
}
