import type { RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import type { AdMedia, FontFile } from '@spinreel/config-schema/ad/ad-media';
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
  /** Empty if the viewer's phone chooses the fonts. */
  readonly fonts: readonly FontFile[];
}

/** What is made for an ad before it is exported. */
export interface ExportedAd {
  readonly ad: ResolvedAd;
  /** The final bytes. Media that are null are omitted. */
  readonly media: AdMedia;
  /** The fonts of the ad's texts. Without them, the viewer's phone chooses its own. */
  readonly fonts?: readonly FontFile[];
}

/** Creates the contents of a finished ad from its config, its finished media and its fonts. */
export function createPageContents({ ad, media, fonts = [] }: ExportedAd): PageContents {
  return { ad: createRuntimeAd(ad, media), storeUrls: ad.storeUrls, media: shippedMedia(ad, media), fonts };
}
