import { createAssetHandle, getAssetUrl } from '@spinreel/config-schema/options/asset-handles';
import type { Asset } from './assets/asset-store.ts';

/** Returns the fields that the responses of all uploads contain. */
export function toUploadedFile(asset: Asset): {
  filePath: string;
  fileSystemPath: string;
  originalName: string;
  fileSize: number;
} {
  return {
    filePath: getAssetUrl(asset.id),
    fileSystemPath: createAssetHandle(asset.id),
    originalName: asset.originalName,
    fileSize: asset.sizeBytes,
  };
}
