import type { StoredAd, StoredAsset } from '@spinreel/api-contract/stored-ad';
import { assetHandle, assetHandlesOf, assetIdOf, assetUrl } from '@spinreel/config-schema/asset-handles';
import { assetKindOf } from '../uploads/asset-kind.ts';
import type { Asset, AssetStore } from '../uploads/asset-store.ts';
import type { SavedAd } from './ad-store.ts';

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

function storedAssetOf(asset: Asset): StoredAsset {
  const { id, facts } = asset;
  return {
    id,
    kind: assetKindOf(asset.mediaKind),
    filePath: assetUrl(id),
    fileSystemPath: assetHandle(id),
    originalName: asset.originalName,
    fileSize: asset.sizeBytes,
    optimizedUrl: assetUrl(id),
    width: facts.widthPx,
    height: facts.heightPx,
    duration: facts.durationSeconds,
    frameRate: facts.frameRate,
  };
}
