import type { AdMedia, FontFile, ImageFile, VideoFile } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Network } from '@spinreel/exporters/network';
import { weighAd } from '@spinreel/exporters/size/weigh-ad';
import type { EstimatedAdMedia } from '@spinreel/media/estimate-ad-media';

/** An ad whose video may not be encoded yet. */
export interface EstimatedAd {
  readonly ad: ResolvedAd;
  readonly media: EstimatedAdMedia;
  readonly fonts: readonly FontFile[];
}

/**
 * Estimates the size of a network's file with these media, in bytes, as the export's receipt reports it. A missing
 * cover or video counts as 0 bytes.
 */
export function estimateFileSize(options: EstimatedAd & { network: Network }): {
  totalBytes: number;
  bytesByAsset: Record<string, number>;
} {
  const { network, ad, media, fonts } = options;
  const receipt = weighAd({ ad: withCover(ad), media: complete(media), fonts, network });
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
