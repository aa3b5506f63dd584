import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { ArtifactFile, Receipt } from './artifact.ts';
import { sumBytesByAsset, composeFiles } from './page/compose-files.ts';
import type { Network } from './network.ts';
import { writeParts } from './page/page-part.ts';

/** Builds the files of a finished ad, the page first, and measures each asset. Throws without a cover image. */
export function buildFiles(options: { ad: ResolvedAd; media: AdMedia; network: Network }): {
  files: ArtifactFile[];
  bytesByAsset: Receipt['bytesByAsset'];
} {
  const files = composeFiles(options);
  return {
    files: files.map(({ path, parts }) => ({ path, bytes: writeParts(parts) })),
    bytesByAsset: sumBytesByAsset(files),
  };
}
