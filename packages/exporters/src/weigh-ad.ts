import type { AdMedia } from '@spinreel/config-schema/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import type { Receipt } from './artifact.ts';
import { bytesByAssetIn, filePartsOf } from './file-parts.ts';
import type { Network } from './network.ts';
import { networks, type NetworkId } from './networks/index.ts';

/**
 * The receipt of `exportAd`, to the byte, without making the file: of the media only their lengths count. Takes about a
 * millisecond. Throws without a cover image.
 *
 * @example
 * const { packedBytes, bytesByAsset } = weighAd({ ad, media, network: 'meta' });
 */
export function weighAd(options: { ad: ResolvedAd; media: AdMedia; network: NetworkId }): Receipt {
  const network: Network = networks[options.network];
  const files = filePartsOf({ ...options, network });
  const sizes = files.map(({ path, parts }) => ({
    path,
    sizeBytes: parts.reduce((sum, part) => sum + part.sizeBytes, 0),
  }));
  return {
    unpackedBytes: sizes.reduce((sum, file) => sum + file.sizeBytes, 0),
    packedBytes: network.container.packedBytes(sizes),
    bytesByAsset: bytesByAssetIn(files),
  };
}
