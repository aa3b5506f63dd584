import { resolveAd } from '@spinreel/config-schema/resolve-ad';
import { exportAd } from '@spinreel/exporters/export-ad';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import type { ServedFiles } from './local-server.ts';
import { sampleMedia } from './sample-media.ts';

/**
 * The sample ad at `/ad.html`. The least that shows the same picture and plays the same video is at `/bare.html`, in one file
 * as the networks demand it, and at `/files.html` with its media beside it, as a site would have it.
 */
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
      '/bare.html': html(barePage({ cover: dataUri(cover), video: dataUri(media.video) })),
      '/files.html': html(barePage({ cover: '/cover', video: '/video' })),
      '/cover': cover,
      '/video': media.video,
    },
  };
}

/** The picture first, as it is to be seen first. */
function barePage(addresses: { cover: string; video: string }): Uint8Array {
  return Buffer.from(`<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<style>body{margin:0}img,video{position:absolute;width:100%;height:100%;object-fit:cover}img{z-index:1}</style>
<img id="cover" src="${addresses.cover}" alt="" onclick="this.hidden=true;document.querySelector('video').play()">
<video src="${addresses.video}" preload="auto" playsinline></video>
`);
}

function dataUri({ mimeType, bytes }: { mimeType: string; bytes: Uint8Array }): string {
  return `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`;
}
