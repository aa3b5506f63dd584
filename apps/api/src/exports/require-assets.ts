import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { missingAsset } from '../uploads/assets/asset-opener.ts';
import type { PreparedAd } from './prepare-ad.ts';

/** Throws `asset-missing`, which names the slot, if a stored file that the ad shows is missing. */
export async function requireAssets({ ad, used }: PreparedAd, blobs: BlobStore): Promise<void> {
  const handles = new Set<unknown>([ad.video.asset, ad.music?.asset, ...Object.values(ad.images)]);
  const shown = used.filter(({ handle }) => handles.has(handle));
  const sizes = await Promise.all(shown.map(({ asset }) => blobs.sizeBytes(asset.originalSha256)));
  const missing = shown[sizes.indexOf(null)];
  if (missing !== undefined) throw missingAsset(missing.slot);
}
