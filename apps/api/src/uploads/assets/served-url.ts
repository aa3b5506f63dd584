import { nameCrop } from '@spinreel/config-schema/ad/video/crop-name';
import { getAssetUrl, getCropUrl } from '@spinreel/config-schema/options/asset-handles';
import type { Asset } from './asset-store.ts';

/** Builds the URL of an asset's served version. That of a video names its crop, so the content of a URL never changes. */
export function buildServedUrl({ id, facts }: Asset): string {
  return facts.cut === null ? getAssetUrl(id) : getCropUrl(id, nameCrop(facts.cut));
}

/** Returns the `Cache-Control` header of a served version. */
export function getCacheControl({ isFinal }: { isFinal: boolean }): string {
  return isFinal ? 'private, max-age=31536000, immutable' : 'private, no-cache';
}
