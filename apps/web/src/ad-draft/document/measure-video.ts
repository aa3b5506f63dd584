import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { withVideoFacts } from '@spinreel/config-schema/ad/saving/with-video-facts';
import type { CatalogueAsset } from '../catalogue/catalogue.ts';

/** Returns an ad with the measurements of its video, if they are known. */
export function measureVideo(config: AdConfig, video: CatalogueAsset | undefined): AdConfig {
  const { duration = null, frameRate = null, width = null, height = null } = video ?? {};
  if (duration === null || frameRate === null || width === null || height === null) return config;
  return withVideoFacts(config, { durationSeconds: duration, frameRate, widthPx: width, heightPx: height });
}
