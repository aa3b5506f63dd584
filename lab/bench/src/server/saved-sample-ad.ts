import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { VideoAsset } from '@spinreel/config-schema/ad/assets';
import { answered } from './answered.ts';
import type { ServedProduct } from './served-product.ts';

/** Saves the sample ad with this id, changed, and returns it. */
export async function saveSampleAd(
  product: ServedProduct,
  id: string,
  change: (ad: AdConfig) => AdConfig = (ad) => ad,
): Promise<AdConfig> {
  const { config } = await answered<{ config: AdConfig }>(product, '/api/upload/sample-ad', undefined);
  const ad = change({ ...config, id });
  await answered(product, '/api/ads', ad);
  return ad;
}

/** Returns the trim of an ad's video that ends earlier, so that the video has to be encoded. */
export function trimEnd({ assets }: AdConfig, bySeconds: number): NonNullable<VideoAsset['trim']> {
  const video = assets?.gameplayVideo;
  if (!video) throw new Error('The sample has no video');
  const { startSeconds = 0, endSeconds = video.duration ?? 0 } = video.trim ?? {};
  return { startSeconds, endSeconds: endSeconds - bySeconds };
}
