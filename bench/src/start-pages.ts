import { resolveAd } from '@spinreel/config-schema/resolve-ad';
import { exportAd } from '@spinreel/exporters/export-ad';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import type { ServedFiles } from './local-server.ts';
import { sampleMedia } from './sample-media.ts';

/** The sample ad at `/ad.html`, and at `/bare.html` the least that shows the same picture and plays the same video. */
export async function startPages(): Promise<{ files: ServedFiles; adBytes: number }> {
  const media = await sampleMedia('final');
  const cover = media.images.coverImage;
  if (cover === null) throw new Error('The sample ad has a cover');
  const ad = await exportAd({ ad: resolveAd(sampleAd), media, network: 'moloco' });
  const html = (bytes: Uint8Array) => ({ bytes, mimeType: 'text/html; charset=utf-8' });
  return {
    adBytes: ad.bytes.length,
    files: {
      '/ad.html': html(ad.bytes),
      '/bare.html': html(Buffer.from(barePage)),
      '/cover': cover,
      '/video': media.video,
    },
  };
}

const barePage = `<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<style>body{margin:0}img,video{position:absolute;width:100%;height:100%;object-fit:cover}</style>
<video src="/video" preload="auto" playsinline></video>
<img id="cover" src="/cover" alt="" onclick="this.hidden=true;document.querySelector('video').play()">
`;
