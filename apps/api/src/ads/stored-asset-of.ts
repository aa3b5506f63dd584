import type { StoredAsset } from '@spinreel/api-contract/stored-ad';
import { assetHandle, assetUrl } from '@spinreel/config-schema/asset-handles';
import { assetKindOf } from '../uploads/asset-kind.ts';
import type { Asset } from '../uploads/asset-store.ts';
import { servedUrl } from '../uploads/served-url.ts';

/** An upload as clients get it. */
export function storedAssetOf(asset: Asset): StoredAsset {
  const { id, facts } = asset;
  return {
    id,
    kind: assetKindOf(asset.mediaKind),
    filePath: assetUrl(id),
    fileSystemPath: assetHandle(id),
    originalName: asset.originalName,
    fileSize: asset.sizeBytes,
    optimizedUrl: servedUrl(asset),
    width: facts.widthPx,
    height: facts.heightPx,
    duration: facts.durationSeconds,
    frameRate: facts.frameRate,
    ...(facts.cut && { cut: facts.cut }),
  };
}
