import { assetHandle, assetUrl } from '@spinreel/config-schema/asset-handles';
import type { Asset } from './asset-store.ts';

/** What every upload is answered with: the handles of the new asset, and what the client called it. */
export function uploadedFileOf(asset: Asset): {
  filePath: string;
  fileSystemPath: string;
  originalName: string;
  fileSize: number;
} {
  return {
    filePath: assetUrl(asset.id),
    fileSystemPath: assetHandle(asset.id),
    originalName: asset.originalName,
    fileSize: asset.sizeBytes,
  };
}
