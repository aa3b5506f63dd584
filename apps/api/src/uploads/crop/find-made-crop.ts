import { nameCrop } from '@spinreel/config-schema/ad/video/crop-name';
import type { Asset } from '../assets/asset-store.ts';
import type { UploadContext } from '../upload-context.ts';
import type { MadeCrop } from './crop-store.ts';

/**
 * Finds a crop by its name in a URL; null if it has not been made or its file is missing. Earlier versions named a crop by the
 * first digits of its file's SHA-256.
 */
export async function findMadeCrop(
  { crops, blobs }: Pick<UploadContext, 'crops' | 'blobs'>,
  { asset, name }: { asset: Asset; name: string },
): Promise<MadeCrop | null> {
  const isDigest = /^[0-9a-f]{16}$/.test(name);
  const isNamed = (crop: MadeCrop): boolean =>
    crop.name === name || (isDigest && crop.servedSha256.startsWith(name));
  const made = listOwnCrop(asset).find(isNamed) ?? (await crops.list(asset.id)).find(isNamed);
  const exists = made !== undefined && (await blobs.sizeBytes(made.servedSha256)) !== null;
  return exists ? made : null;
}

/** Lists the crop that was made with the upload. Uploads of early versions have none that is known. */
export function listOwnCrop({ id: assetId, servedSha256, facts }: Asset): MadeCrop[] {
  return facts.cut === null ? [] : [{ assetId, name: nameCrop(facts.cut), servedSha256 }];
}
