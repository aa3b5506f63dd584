import { readAsset } from '@spinreel/api-contract/assets';
import { getAssetUrl } from '@spinreel/config-schema/options/asset-handles';
import type { Asset } from './asset-store.ts';

/**
 * Builds the URL of an asset's served version. A video keeps its handle when it is cropped again, so its URL contains the
 * crop. The content of a URL therefore never changes.
 */
export function buildServedUrl(asset: Asset): string {
  return asset.facts.cut === null
    ? getAssetUrl(asset.id)
    : `${getAssetUrl(asset.id)}?${readAsset.cutQuery}=${cutName(asset)}`;
}

/** Returns the `Cache-Control` header of a served version. It may be cached forever if the request names its crop. */
export function chooseCacheControl(asset: Asset, requested: string | undefined): string {
  const isOfThisAddress = asset.facts.cut === null || requested === cutName(asset);
  return isOfThisAddress ? 'private, max-age=31536000, immutable' : 'private, no-cache';
}

function cutName(asset: Asset): string {
  return asset.servedSha256.slice(0, 16);
}
