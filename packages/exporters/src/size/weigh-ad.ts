import type { Receipt } from '../artifact.ts';
import { sumBytesByAsset, composeFiles } from '../page/compose-files.ts';
import type { Network } from '../network.ts';
import { createPageContents, type ExportedAd } from '../page/page-contents.ts';

/**
 * Computes the exact receipt of `exportAd` without creating the file. Uses only the lengths of the media. Takes about a
 * millisecond. Throws without a cover image.
 *
 * @example
 * const { packedBytes, bytesByAsset } = weighAd({ ad, media, fonts, network: networks.meta });
 */
export function weighAd(options: ExportedAd & { network: Network }): Receipt {
  const { network } = options;
  const files = composeFiles({ contents: createPageContents(options), network });
  const sizes = files.map(({ path, parts }) => ({
    path,
    sizeBytes: parts.reduce((sum, part) => sum + part.sizeBytes, 0),
  }));
  return {
    unpackedBytes: sizes.reduce((sum, file) => sum + file.sizeBytes, 0),
    packedBytes: network.container.packedBytes(sizes),
    bytesByAsset: sumBytesByAsset(files),
  };
}
