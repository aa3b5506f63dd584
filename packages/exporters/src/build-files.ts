import type { AdMedia } from '@spinreel/config-schema/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import type { ArtifactFile, Receipt } from './artifact.ts';
import { composePage } from './compose-page.ts';
import { dataUriParts } from './data-uri.ts';
import type { Network } from './network.ts';
import { writtenParts, type PagePart } from './page-part.ts';
import { runtimeAdOf } from './runtime-ad-of.ts';
import { shippedMedia } from './shipped-media.ts';

/**
 * What is inside a finished ad, the page first, and what each asset takes of it: the bytes by asset add up to the bytes of
 * the files. `exportAd` packs them; here they can be looked at or changed before. Throws without a cover image.
 *
 * @example
 * const { files } = buildFiles({ ad, media, network: networks.meta });
 * files.map(({ path }) => path); // ['index.html', 'media-badge.js', ...]
 */
export function buildFiles(options: { ad: ResolvedAd; media: AdMedia; network: Network }): {
  files: ArtifactFile[];
  bytesByAsset: Receipt['bytesByAsset'];
} {
  const { ad, media, network } = options;
  const { container } = network;
  const [cover, ...later] = shippedMedia(ad, media);
  if (cover?.slot !== 'cover') throw new Error('An ad without a cover image cannot be exported');

  const embedded = later.map(({ slot, file }) => container.embed(slot, dataUriParts(slot, file)));
  const page = composePage({
    ad: runtimeAdOf(ad, media),
    network,
    coverUri: dataUriParts('cover', cover.file),
    late: embedded.flatMap(({ inPage }) => inPage),
  });
  const beside = embedded.flatMap((asset) => asset.beside ?? []);
  return {
    files: [
      { path: container.entryPath, bytes: writtenParts(page) },
      ...beside.map(({ path, parts }) => ({ path, bytes: writtenParts(parts) })),
    ],
    bytesByAsset: sizesByKey([...page, ...beside.flatMap(({ parts }) => parts)]),
  };
}

function sizesByKey(parts: readonly PagePart[]): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const { key, sizeBytes } of parts) sizes[key] = (sizes[key] ?? 0) + sizeBytes;
  return sizes;
}
