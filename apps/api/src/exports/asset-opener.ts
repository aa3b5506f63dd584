import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type AssetSlot, assetSlots } from '@spinreel/config-schema/asset-slots';
import { messages } from '@spinreel/config-schema/messages';
import type { MediaSource } from '@spinreel/media/media-source';
import type { UsedAsset } from '../ads/usable-assets.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { Asset } from '../uploads/asset-store.ts';

/** A file that an ad uses, as far as opening it needs to know. */
export interface OpenableAsset extends Pick<UsedAsset, 'slot' | 'handle'> {
  readonly asset: Pick<Asset, 'originalSha256' | 'mediaKind'>;
}

/**
 * Opens the files of an ad by their handles for the media tools. Throws `asset-missing`, which names the place, when the
 * stored file is gone or no longer what was uploaded.
 */
export function assetOpener(
  used: readonly OpenableAsset[],
  blobs: BlobStore,
): (handle: string) => Promise<MediaSource> {
  return async (handle) => {
    const entry = used.find((candidate) => candidate.handle === handle);
    if (entry === undefined) throw new ApiProblem('unknown-asset');
    const { slot, asset } = entry;
    const sha256 = asset.originalSha256;
    const path = await blobs.localFile(sha256);
    if (path === null || (await sha256OfFile(path)) !== sha256) {
      throw missingAsset(slot);
    }
    return { path, kind: asset.mediaKind, sha256 };
  };
}

/** The stored file behind a place is gone. */
export function missingAsset(slot: AssetSlot): ApiProblem {
  return new ApiProblem('asset-missing', { message: messages.ad.assetMissing(assetSlots[slot].name) });
}

async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
