import type { NetworkSizes } from '@spinreel/api-contract/estimate-sizes';
import type { VideoKind } from '@spinreel/config-schema/formats';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { estimateAdMedia, type EstimatedAdMedia } from '@spinreel/media/estimate-ad-media';
import { probeVideo, type VideoFacts } from '@spinreel/media/probe-video';
import { validConfig } from '../ads/valid-config.ts';
import { mediaValue } from '../errors/media-value.ts';
import { assetOpener, missingAsset } from './asset-opener.ts';
import type { ExportContext } from './export-context.ts';
import { type ExportNetwork, exportNetworks } from './export-networks.ts';
import { budgetBytes } from './media-job.ts';
import { type PreparedAd, preparedAd } from './prepared-ad.ts';
import { weighedFile } from './weighed-file.ts';

/**
 * What an ad takes in each network's file, whether it is complete or not: from what is there, so that the
 * figures are those of the export once its video was encoded. Throws `invalid-ad`, `unknown-ad`, `unknown-asset`,
 * `asset-missing` or `busy`.
 */
export async function estimateSizes(
  context: ExportContext,
  options: { config: unknown; adId: string; sessionId: string; signal: AbortSignal },
): Promise<NetworkSizes[]> {
  const { signal } = options;
  const config = validConfig(options.config);
  const prepared = await preparedAd(context, { ...options, config });
  const media = mediaValue(
    await estimateAdMedia({
      ad: prepared.ad,
      budgetBytes,
      openAsset: assetOpener(prepared.used, context.blobs),
      upload: await uploadOf(context, prepared),
      store: context.recipes,
      signal,
    }),
  );
  return exportNetworks.map((network) => sizesOf(network, prepared.ad, media));
}

/** What the gameplay video's upload measured, asked once, and what its quick version takes. */
async function uploadOf(
  { blobs, videoFacts }: ExportContext,
  { used }: PreparedAd,
): Promise<{ facts: VideoFacts; mezzanineBytes: number } | null> {
  const asset = used.find(({ slot }) => slot === 'gameplayVideo')?.asset;
  if (asset === undefined) return null;
  const { originalSha256, servedSha256, mediaKind } = asset;
  const facts = await videoFacts.run(originalSha256, async () => {
    const path = await blobs.localFile(originalSha256);
    if (path === null) throw missingAsset('gameplayVideo');
    return mediaValue(await probeVideo({ path, kind: mediaKind as VideoKind }));
  });
  return { facts, mezzanineBytes: (await blobs.sizeBytes(servedSha256)) ?? 0 };
}

function sizesOf(id: ExportNetwork, ad: ResolvedAd, media: EstimatedAdMedia): NetworkSizes {
  const { label, limits }: Network = networks[id];
  return {
    network: id,
    label,
    limitBytes: limits.maxBytes ?? Number.MAX_SAFE_INTEGER,
    ...weighedFile({ network: id, ad, media }),
    isEstimate: !media.isExact,
  };
}
