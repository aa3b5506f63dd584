import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { assetHandlesOf, assetIdOf } from '@spinreel/config-schema/asset-handles';
import type { Asset, AssetStore } from '../uploads/asset-store.ts';
import type { SavedAd } from './saved-ad.ts';
import { storedAssetOf } from './stored-asset-of.ts';

/** A saved ad as clients get it: with what they need to show its files again. */
export async function storedAdOf(ad: SavedAd, assets: AssetStore): Promise<StoredAd> {
  return storedAdWith(ad, await assets.findAll(assetIdsIn(ad.config)));
}

/** The same where its assets have been looked up already. */
export function storedAdWith(ad: SavedAd, assets: readonly Asset[]): StoredAd {
  return {
    id: ad.id,
    version: ad.version,
    config: ad.config,
    createdAt: ad.createdAt,
    updatedAt: ad.updatedAt,
    assets: Object.fromEntries(assets.map((asset) => [asset.id, storedAssetOf(asset)])),
  };
}

/** The ids of all assets that a config names, each once. */
export function assetIdsIn(config: AdConfig): string[] {
  return [...new Set(assetHandlesOf(config).flatMap(({ handle }) => assetIdOf(handle) ?? []))];
}
