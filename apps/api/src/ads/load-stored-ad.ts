import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { listAssetHandles, parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import type { Asset, AssetStore } from '../uploads/assets/asset-store.ts';
import type { SavedAd } from './saved-ad.ts';
import { toStoredAsset } from './to-stored-asset.ts';

/** A saved ad as clients get it: with what they need to show its files again. */
export async function loadStoredAd(ad: SavedAd, assets: AssetStore): Promise<StoredAd> {
  return toStoredAd(ad, await assets.findAll(listAssetIds(ad.config), { adId: ad.id }));
}

/** The same where its assets have been looked up already. */
export function toStoredAd(ad: SavedAd, assets: readonly Asset[]): StoredAd {
  return {
    id: ad.id,
    version: ad.version,
    config: ad.config,
    createdAt: ad.createdAt,
    updatedAt: ad.updatedAt,
    assets: Object.fromEntries(assets.map((asset) => [asset.id, toStoredAsset(asset)])),
  };
}

/** The ids of all assets that a config names, each once. */
export function listAssetIds(config: AdConfig): string[] {
  return [...new Set(listAssetHandles(config).flatMap(({ handle }) => parseAssetId(handle) ?? []))];
}
