import type { StoredAd } from '@spinreel/api-contract/stored-ad';
import { assetHandlesOf, assetIdOf } from '@spinreel/config-schema/asset-handles';
import type { AssetStore } from '../uploads/asset-store.ts';
import type { SavedAd } from './saved-ad.ts';
import { storedAssetOf } from './stored-asset-of.ts';

/** A saved ad as clients get it: with what they need to show its files again. */
export async function storedAdOf(ad: SavedAd, assets: AssetStore): Promise<StoredAd> {
  const ids = assetHandlesOf(ad.config).flatMap(({ handle }) => assetIdOf(handle) ?? []);
  const found = await assets.findAll([...new Set(ids)]);
  return {
    id: ad.id,
    version: ad.version,
    config: ad.config,
    createdAt: ad.createdAt,
    updatedAt: ad.updatedAt,
    assets: Object.fromEntries(found.map((asset) => [asset.id, storedAssetOf(asset)])),
  };
}
