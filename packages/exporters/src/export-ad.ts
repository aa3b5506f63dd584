import type { AdMedia } from '@spinreel/config-schema/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import type { Artifact, ArtifactFile, Receipt } from './artifact.ts';
import { composePage } from './compose-page.ts';
import { dataUriParts } from './data-uri.ts';
import type { Network } from './network.ts';
import { networks, type NetworkId } from './networks/index.ts';
import { writtenParts, type PagePart } from './page-part.ts';
import { runtimeAdOf } from './runtime-ad-of.ts';
import { sha256Hex } from './sha256-hex.ts';
import { shippedMedia } from './shipped-media.ts';

/**
 * The finished file of an ad for one network. The same ad and media give the same bytes.
 *
 * Sizes are not judged here: `mediaBudgetBytes` says beforehand what fits, and preflight afterwards whether it did.
 * Throws without a cover image, which `exportProblem` reports to people before anything is exported.
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
  const { ad, media } = options;
  const network: Network = networks[options.network];
  const { container } = network;
  const [cover, ...later] = shippedMedia(ad, media);
  if (cover?.slot !== 'cover') throw new Error('An ad without a cover image cannot be exported');

  const embedded = later.map(({ slot, file }) => ({
    slot,
    ...container.embed(slot, dataUriParts(slot, file)),
  }));
  const page = composePage({
    ad: runtimeAdOf(ad, media),
    network,
    coverUri: dataUriParts('cover', cover.file),
    late: embedded.flatMap(({ inPage }) => inPage),
  });
  const beside = embedded.flatMap((asset) => asset.beside ?? []);
  const files: ArtifactFile[] = [
    { path: container.entryPath, bytes: writtenParts(page) },
    ...beside.map(({ path, parts }) => ({ path, bytes: writtenParts(parts) })),
  ];
  const bytes = await container.pack(files);
  return {
    network: network.id,
    extension: container.extension,
    mimeType: container.mimeType,
    bytes,
    sha256: await sha256Hex(bytes),
    files,
    receipt: receiptOf([...page, ...beside.flatMap(({ parts }) => parts)], bytes.length),
  };
}

function receiptOf(parts: readonly PagePart[], packedBytes: number): Receipt {
  const bytesByAsset: Record<string, number> = {};
  let unpackedBytes = 0;
  for (const { key, sizeBytes } of parts) {
    bytesByAsset[key] = (bytesByAsset[key] ?? 0) + sizeBytes;
    unpackedBytes += sizeBytes;
  }
  return { unpackedBytes, packedBytes, bytesByAsset };
}
