import { networks } from '@spinreel/exporters/networks/index';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { exportAd } from '@spinreel/exporters/export-ad';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import type { ServedFiles } from '../local-server.ts';
import { sampleFonts, sampleMedia } from './sample-media.ts';

/**
 * Creates the pages to compare. `/ad.html` is the sample ad, and `/without-fonts.html` the same without its fonts.
 * `/bare.html` is the smallest single file that shows the same image and plays the same video.
 */
export async function startPages(): Promise<{ files: ServedFiles; adBytes: number }> {
  const media = await sampleMedia('final');
  const cover = media.images.coverImage;
  if (cover === null) throw new Error('The sample ad has a cover');
  const fonts = await sampleFonts();
  const sample = { ad: resolveAd(sampleAd), media, network: networks.moloco };
  const ad = await exportAd({ ...sample, fonts });
  const withoutFonts = await exportAd(sample);
  const html = (bytes: Uint8Array) => ({ bytes, mimeType: 'text/html; charset=utf-8' });
  return {
    adBytes: ad.bytes.length,
    files: {
      '/ad.html': html(ad.bytes),
      '/without-fonts.html': html(withoutFonts.bytes),
      '/bare.html': html(barePage({ cover: dataUri(cover), video: dataUri(media.video) })),
    },
  };
}

/** Creates the bare page. The image comes first, because it must be visible first. */
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
