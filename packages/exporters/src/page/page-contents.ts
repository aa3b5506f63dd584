import type { RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { shippedMedia, type ShippedMedia } from '../media/shipped-media.ts';
import { createRuntimeAd } from './create-runtime-ad.ts';

/** What a finished ad contains, whatever its network. */
export interface PageContents {
  readonly ad: RuntimeAd;
  /** Empty if the ad has no URL for a platform. */
  readonly storeUrls: ResolvedAd['storeUrls'];
  /** The cover first, the video last. */
  readonly media: readonly ShippedMedia[];
}

/** Creates the contents of a finished ad from its config and its finished media. */
export function createPageContents({ ad, media }: { ad: ResolvedAd; media: AdMedia }): PageContents {
  return { ad: createRuntimeAd(ad, media), storeUrls: ad.storeUrls, media: shippedMedia(ad, media) };
}
