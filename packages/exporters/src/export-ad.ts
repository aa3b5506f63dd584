import type { Artifact } from './artifact.ts';
import { writeFiles } from './build-files.ts';
import { computeSha256 } from './compute-sha256.ts';
import type { EncodingMemory } from './media/encoding-memory.ts';
import type { Network } from './network.ts';
import { composeFiles } from './page/compose-files.ts';
import { findPackedSpans } from './page/find-media-spans.ts';
import { createPageContents, type ExportedAd, type PageContents } from './page/page-contents.ts';

/**
 * Exports an ad as the finished file for one network, built-in or your own. The same ad and media produce the same
 * bytes. Runs in Node and in browsers, and reads only its arguments: `ad` comes from `resolveAd`, `media` contains the
 * final bytes, and `fonts` those of its texts.
 *
 * `fileName` is the name of the file, which the pages of some networks carry: by default that of `artifactFileName`.
 * `memory` saves time if the same media are exported repeatedly: see `createEncodingMemory`.
 *
 * Does not check sizes: use `mediaBudgetBytes` before the export, and preflight after it. Rejects without a cover
 * image. If the network's files contain the store URLs, also rejects if one is empty. `findNetworkProblem` reports these
 * problems before the export.
 *
 * @example
 * const { bytes } = await exportAd({ ad, media, fonts, network: networks.meta });
 * await writeFile(artifactFileName({ adName: ad.name, network: networks.meta, date }), bytes);
 */
export async function exportAd(
  options: ExportedAd & { network: Network; fileName?: string; memory?: EncodingMemory },
): Promise<Artifact> {
  return packageContents({ ...options, contents: createPageContents(options) });
}

/** Packages the contents of an ad as the finished file for one network. Rejects as `exportAd` does. */
export async function packageContents(options: {
  contents: PageContents;
  network: Network;
  fileName?: string;
  memory?: EncodingMemory;
}): Promise<Artifact> {
  const { contents, network } = options;
  const { container } = network;
  if (network.storeUrl === 'required' && Object.values(contents.storeUrls).includes(''))
    throw new Error(`${network.label} needs a store URL for each platform in the file`);
  const { files, bytesByAsset } = writeFiles(composeFiles(options));
  const bytes = await container.pack(files);
  const unpackedBytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  return {
    network: network.id,
    extension: container.extension,
    mimeType: container.mimeType,
    bytes,
    sha256: await computeSha256(bytes),
    files,
    media: findPackedSpans(files, container.findContents(files)),
    receipt: { unpackedBytes, packedBytes: bytes.length, bytesByAsset },
  };
}
