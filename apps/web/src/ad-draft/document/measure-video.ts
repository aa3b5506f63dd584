import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { withVideoFacts } from '@spinreel/config-schema/ad/saving/with-video-facts';
import type { AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import type { CatalogueAsset } from '../catalogue/catalogue.ts';

/** Returns the handle of the file in a slot; null if the slot is empty. */
export function findHandle({ assets }: AdDocument, slot: AssetSlot): string | null {
  const asset = slot === 'backgroundImage' ? assets?.background?.customImage : assets?.[slot];
  return asset?.filePath || null;
}

/** Returns an ad with the measurements of its video, if they are known. */
export function measureVideo(config: AdConfig, video: CatalogueAsset | undefined): AdConfig {
  const { duration = null, frameRate = null, width = null, height = null } = video ?? {};
  if (duration === null || frameRate === null || width === null || height === null) return config;
  return withVideoFacts(config, { durationSeconds: duration, frameRate, widthPx: width, heightPx: height });
}
