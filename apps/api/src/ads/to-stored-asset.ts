import type { StoredAsset } from '@spinreel/api-contract/schemas/stored-ad';
import { createAssetHandle, getAssetUrl, getCropUrl } from '@spinreel/config-schema/options/asset-handles';
import { parseCropName } from '@spinreel/config-schema/ad/video/crop-name';
import { findAssetKind } from '../uploads/assets/asset-kind.ts';
import type { Asset } from '../uploads/assets/asset-store.ts';
import { listOwnCrop } from '../uploads/crop/make-crop.ts';
import { buildServedUrl } from '../uploads/assets/served-url.ts';

/** An upload as clients get it. `crops` are the names of its crops in the ad, of which the first is shown; by default that of the upload. */
export function toStoredAsset(asset: Asset, crops = listOwnCrop(asset).map(({ name }) => name)): StoredAsset {
  const { id, facts } = asset;
  const [shown] = crops;
  const cut = shown === undefined ? facts.cut : parseCropName(shown);
  return {
    id,
    kind: findAssetKind(asset.mediaKind),
    filePath: getAssetUrl(id),
    fileSystemPath: createAssetHandle(id),
    originalName: asset.originalName,
    fileSize: asset.sizeBytes,
    optimizedUrl: shown === undefined ? buildServedUrl(asset) : getCropUrl(id, shown),
    width: facts.widthPx,
    height: facts.heightPx,
    duration: facts.durationSeconds,
    frameRate: facts.frameRate,
    ...(cut && { cut }),
    ...(crops.length > 0 && { crops }),
    ...(facts.font && { font: facts.font }),
    ...(facts.stillSlots && { stillSlots: facts.stillSlots }),
  };
}
