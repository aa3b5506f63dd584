import type { AdMedia, ImageFile, VideoFile } from '@spinreel/config-schema/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { weighAd } from '@spinreel/exporters/weigh-ad';
import type { EstimatedAdMedia } from '@spinreel/media/estimate-ad-media';
import type { ExportNetwork } from './export-networks.ts';

/**
 * What a network's file of these media takes, in bytes, as its receipt will say. A cover or a video which is not there yet is
 * stood in for by one without bytes, and counts nothing.
 */
export function weighedFile(options: { network: ExportNetwork; ad: ResolvedAd; media: EstimatedAdMedia }): {
  totalBytes: number;
  bytesByAsset: Record<string, number>;
} {
  const { network, ad, media } = options;
  const receipt = weighAd({ ad: withCover(ad), media: complete(media), network });
  const bytesByAsset: Record<string, number> = { ...receipt.bytesByAsset };
  let totalBytes = receipt.packedBytes;
  const missing = [
    ...(media.images.coverImage === null ? ['cover'] : []),
    ...(media.video === null ? ['video'] : []),
  ];
  for (const slot of missing) {
    totalBytes -= bytesByAsset[slot] ?? 0;
    delete bytesByAsset[slot];
  }
  return { totalBytes, bytesByAsset };
}

function withCover(ad: ResolvedAd): ResolvedAd {
  return { ...ad, images: { ...ad.images, coverImage: ad.images.coverImage ?? 'none' } };
}

function complete({ images, music, video }: EstimatedAdMedia): AdMedia {
  return {
    images: { ...images, coverImage: images.coverImage ?? noImage },
    music,
    video: video ?? noVideo,
  };
}

const noBytes = new Uint8Array();

const noImage: ImageFile = { bytes: noBytes, mimeType: 'image/webp', widthPx: 0, heightPx: 0 };

const noVideo: VideoFile = {
  bytes: noBytes,
  mimeType: 'video/mp4',
  widthPx: 0,
  heightPx: 0,
  durationSeconds: 0,
  frameRate: 0,
  pauseFrames: [],
};
