import type { AdMedia } from '@spinreel/config-schema/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import type { Artifact } from './artifact.ts';
import { buildFiles } from './build-files.ts';
import type { Network } from './network.ts';
import { networks, type NetworkId } from './networks/index.ts';
import { sha256Hex } from './sha256-hex.ts';

/**
 * The finished file of an ad for one network. The same ad and media give the same bytes. Runs in Node and in browsers, and
 * reads nothing but its arguments: `ad` comes from `resolveAd`, `media` holds final bytes, and what is null is not shipped.
 *
 * Sizes are not judged here: `mediaBudgetBytes` says beforehand what fits, and preflight afterwards whether it did.
 * Rejects without a cover image, which `exportProblem` reports to people before anything is exported.
 *
 * @example
 * const artifact = await exportAd({ ad: resolveAd(config), media, network: 'meta' });
 * await writeFile(artifactFileName({ adName: ad.name, network: 'meta', date, extension: artifact.extension }), artifact.bytes);
 */
export async function exportAd(options: {
  ad: ResolvedAd;
  media: AdMedia;
  network: NetworkId;
}): Promise<Artifact> {
  const network: Network = networks[options.network];
  const { container } = network;
  const { files, bytesByAsset } = buildFiles({ ...options, network });
  const bytes = await container.pack(files);
  const unpackedBytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  return {
    network: network.id,
    extension: container.extension,
    mimeType: container.mimeType,
    bytes,
    sha256: await sha256Hex(bytes),
    files,
    receipt: { unpackedBytes, packedBytes: bytes.length, bytesByAsset },
  };
}
