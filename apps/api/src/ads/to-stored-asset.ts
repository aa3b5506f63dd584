import type { StoredAsset } from '@spinreel/api-contract/schemas/stored-ad';
import { createAssetHandle, getAssetUrl } from '@spinreel/config-schema/options/asset-handles';
import { findAssetKind } from '../uploads/assets/asset-kind.ts';
import type { Asset } from '../uploads/assets/asset-store.ts';
import { buildServedUrl } from '../uploads/assets/served-url.ts';

/** An upload as clients get it. */
export function toStoredAsset(asset: Asset): StoredAsset {
  const { id, facts } = asset;
  return {
    id,
    kind: findAssetKind(asset.mediaKind),
    filePath: getAssetUrl(id),
    fileSystemPath: createAssetHandle(id),
    originalName: asset.originalName,
    fileSize: asset.sizeBytes,
    optimizedUrl: buildServedUrl(asset),
    width: facts.widthPx,
    height: facts.heightPx,
    duration: facts.durationSeconds,
    frameRate: facts.frameRate,
    ...(facts.cut && { cut: facts.cut }),
    ...(facts.font && { font: facts.font }),
    ...(facts.stillSlots && { stillSlots: facts.stillSlots }),
  };
}
