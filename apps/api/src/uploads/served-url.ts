import { readAsset } from '@spinreel/api-contract/read-asset';
import { assetUrl } from '@spinreel/config-schema/asset-handles';
import type { Asset } from './asset-store.ts';

/**
 * Where browsers get what they are shown of an upload. A video can be cut anew under the same handle, so its address names
 * the cut: what is behind an address never changes.
 */
export function servedUrl(asset: Asset): string {
  return asset.facts.cut === null
    ? assetUrl(asset.id)
    : `${assetUrl(asset.id)}?${readAsset.cutQuery}=${cutName(asset)}`;
}

/** How browsers may keep what they got for the cut that the request names. */
export function servedCaching(asset: Asset, requested: string | undefined): string {
  const isOfThisAddress = asset.facts.cut === null || requested === cutName(asset);
  return isOfThisAddress ? 'private, max-age=31536000, immutable' : 'private, no-cache';
}

function cutName(asset: Asset): string {
  return asset.servedSha256.slice(0, 16);
}
