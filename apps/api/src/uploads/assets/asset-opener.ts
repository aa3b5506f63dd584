import { type AssetSlot, assetSlots } from '@spinreel/config-schema/options/asset-slots';
import { messages } from '@spinreel/config-schema/messages/messages';
import type { MediaSource } from '@spinreel/media/media-source';
import { ApiProblem } from '../../errors/api-problem.ts';
import type { BlobStore } from '../../storage/blobs/blob-store.ts';
import type { Asset } from './asset-store.ts';
import { computeFileSha256 } from '../../storage/sha256.ts';

/** A file that an ad uses, as far as opening it needs to know. */
export interface OpenableAsset {
  readonly slot: AssetSlot;
  readonly handle: string;
  readonly asset: Pick<Asset, 'originalSha256' | 'mediaKind'>;
}

/**
 * Creates a function that opens an ad's files by handle for the media tools. It throws `asset-missing`, which names the
 * slot, if the stored file is missing or differs from the upload.
 */
export function createAssetOpener(
  used: readonly OpenableAsset[],
  blobs: BlobStore,
): (handle: string) => Promise<MediaSource> {
  return async (handle) => {
    const entry = used.find((candidate) => candidate.handle === handle);
    if (entry === undefined) throw new ApiProblem('unknown-asset');
    const { slot, asset } = entry;
    const sha256 = asset.originalSha256;
    const path = await blobs.localFile(sha256);
    if (path === null || (await computeFileSha256(path)) !== sha256) {
      throw missingAsset(slot);
    }
    return { path, kind: asset.mediaKind, sha256 };
  };
}

/** Creates the error for a slot whose stored file is missing. */
export function missingAsset(slot: AssetSlot): ApiProblem {
  return new ApiProblem('asset-missing', { message: messages.ad.assetMissing(assetSlots[slot].name) });
}
