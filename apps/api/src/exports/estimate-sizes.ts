import type { NetworkSizes } from '@spinreel/api-contract/exports';
import type { VideoKind } from '@spinreel/config-schema/options/formats';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import type { Network } from '@spinreel/exporters/network';
import { estimateAdMedia, type EstimatedAdMedia } from '@spinreel/media/estimate-ad-media';
import { probeVideo, type VideoFacts } from '@spinreel/media/video/probe-video';
import { unwrapOutcome } from '../errors/api-problem.ts';
import { nameCrop } from '@spinreel/config-schema/ad/video/crop-name';
import { findMadeCrop } from '../uploads/crop/make-crop.ts';
import { createAssetOpener, missingAsset } from '../uploads/assets/asset-opener.ts';
import type { AdWork, ExportContext } from './export-context.ts';
import { listMediaBudgets } from './media/media-budgets.ts';
import { type PreparedAd, prepareAd } from './prepare-ad.ts';
import { prepareAdFonts } from './prepare-ad-fonts.ts';
import { estimateFileSize, type EstimatedAd } from './estimate-file-size.ts';
import { validateOnce } from './validate-once.ts';

/**
 * Estimates the size of an ad in the file of each of its chosen networks. The ad may be incomplete: only existing files are counted. Once
 * the video has been encoded, the sizes equal those of the export. Throws `invalid-ad`, `unknown-ad`, `unknown-asset`,
 * `asset-missing` or `busy`.
 */
export async function estimateSizes(
  context: ExportContext,
  options: Omit<AdWork, 'progress'>,
): Promise<NetworkSizes[]> {
  const { signal } = options;
  const config = await validateOnce(context, options.config);
  const prepared = await prepareAd(context, { ...options, config });
  const upload = await findVideoUpload(context, prepared);
  const openAsset = createAssetOpener(prepared.used, context.blobs);
  const { ad } = prepared;
  const estimate = async (): Promise<Map<number, EstimatedAdMedia>> => {
    const estimates = new Map<number, EstimatedAdMedia>();
    for (const budgetBytes of listMediaBudgets(config)) {
      const request = { ad, budgetBytes, openAsset, upload, store: context.recipes, signal };
      estimates.set(budgetBytes, unwrapOutcome(await estimateAdMedia(request)));
    }
    return estimates;
  };
  const media = await context.quickWork.run(estimate, signal);
  const fonts = await prepareAdFonts(context, prepared);
  return findChosenNetworks(config).map((network) =>
    estimateNetworkSizes(network, {
      ad,
      media: media.get(mediaBudgetBytes(network)) as EstimatedAdMedia,
      fonts,
    }),
  );
}

/** Probes the gameplay video's upload, once per file, and reads the size of its mezzanine. */
async function findVideoUpload(
  context: ExportContext,
  { used, config }: PreparedAd,
): Promise<{ facts: VideoFacts; mezzanineBytes: number } | null> {
  const asset = used.find(({ slot }) => slot === 'gameplayVideo')?.asset;
  if (asset === undefined) return null;
  const { blobs, videoFacts, quickWork } = context;
  const { originalSha256, mediaKind } = asset;
  const facts = await videoFacts.run(originalSha256, async () => {
    const path = await blobs.localFile(originalSha256);
    if (path === null) throw missingAsset('gameplayVideo');
    return unwrapOutcome(await quickWork.run(() => probeVideo({ path, kind: mediaKind as VideoKind })));
  });
  const name = nameCrop(config.assets?.gameplayVideo);
  const { servedSha256 } = (await findMadeCrop(context, { asset, name })) ?? asset;
  return { facts, mezzanineBytes: (await blobs.sizeBytes(servedSha256)) ?? 0 };
}

function estimateNetworkSizes(network: Network, estimated: EstimatedAd): NetworkSizes {
  const { id, label, limits } = network;
  return {
    network: id,
    label,
    limitBytes: limits.maxBytes ?? Number.MAX_SAFE_INTEGER,
    ...estimateFileSize({ ...estimated, network }),
    isEstimate: !estimated.media.isExact,
  };
}
