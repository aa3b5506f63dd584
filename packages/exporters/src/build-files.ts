import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { ArtifactFile, Receipt } from './artifact.ts';
import { bytesByAssetIn, filePartsOf } from './file-parts.ts';
import type { Network } from './network.ts';
import { writtenParts } from './page-part.ts';

/** Builds the files of a finished ad, the page first, and measures each asset. Throws without a cover image. */
export function buildFiles(options: { ad: ResolvedAd; media: AdMedia; network: Network }): {
  files: ArtifactFile[];
  bytesByAsset: Receipt['bytesByAsset'];
} {
  const files = filePartsOf(options);
  return {
    files: files.map(({ path, parts }) => ({ path, bytes: writtenParts(parts) })),
    bytesByAsset: bytesByAssetIn(files),
  };
}
