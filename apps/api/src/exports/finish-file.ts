import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import type { Network } from '@spinreel/exporters/network';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { storeFile } from '../storage/files/store-file.ts';
import { isFileStored } from '../storage/files/stored-file.ts';
import { missingAsset } from '../uploads/assets/asset-opener.ts';
import type { WorkProgress } from '../progress/work-progress.ts';
import { type ComposedFile, composeFile, type FileOrder } from './composing/compose-file.ts';
import { shareMedia } from './composing/share-media.ts';
import { requestAdMedia } from './media/request-ad-media.ts';
import type { BuiltVariant } from './artifact-rows.ts';
import type { ExportContext, FinishedFile, StoredReport } from './export-context.ts';
import { nameFile } from './name-file.ts';
import type { PreparedAd } from './prepare-ad.ts';
import { prepareAdFonts } from './prepare-ad-fonts.ts';

/**
 * Composes the file of an ad for a network, even if the network would reject it. Concurrent and recent requests for the
 * same ad share one result. `signal` ends the wait for the ad's media, and `answerWithinMs` limits it. Throws
 * `asset-missing` or `does-not-fit`.
 */
export async function finishFile(
  context: ExportContext,
  options: {
    prepared: PreparedAd;
    network: Network;
    /** Which variant the ad is. By default the base. */
    variant?: BuiltVariant | undefined;
    /** The session that asks. */
    owner: string;
    progress: WorkProgress;
    signal: AbortSignal;
    answerWithinMs?: number | undefined;
  },
): Promise<FinishedFile> {
  const { finished, blobs } = context;
  const { prepared, network, progress, variant } = options;
  const { ad } = prepared;
  await requireAssets(prepared, blobs);
  const date = new Date(context.now());
  const fileName = nameFile({ adName: ad.name, network, date, variant });
  const key = `${network.id}:${prepared.fingerprint}${carriesName(network) ? `:${fileName}` : ''}`;
  const known = finished.find(key);
  if (known !== null && (await isFileStored(blobs, known))) return known;
  finished.forget(key);
  const budgetBytes = mediaBudgetBytes(network);
  const { media, isNew } = await findMedia(context, { ...options, budgetBytes });
  progress.report('packing');
  return await finished.run(key, async () => {
    const fonts = await prepareAdFonts(context, prepared);
    const order = { ad, media, fonts, networkId: network.id, fileName };
    const composed = await composeStored(blobs, { ...order, includesMedia: isNew });
    const { file, bytesByAsset, extension, mimeType, sha256, sizeBytes, verdict } = composed;
    const { parts } = file;
    const report: StoredReport = { verdict, bytesByAsset };
    const serialized = { parts: JSON.stringify(parts), report: JSON.stringify(report) };
    return { extension, mimeType, sha256, sizeBytes, parts, bytesByAsset, verdict, serialized };
  });
}

/** Composes a file and stores it. */
async function composeStored(blobs: BlobStore, order: FileOrder): Promise<ComposedFile> {
  const composed = await composeFile(order);
  if (await storeFile(blobs, composed.file)) return composed;
  // A blob of its media is missing, or has been removed.
  return await composeStored(blobs, { ...order, includesMedia: true });
}

/** Returns the finished media of an ad. Those of the files made last are in memory, because the next files often contain them. */
async function findMedia(
  context: ExportContext,
  options: Omit<Parameters<typeof requestAdMedia>[1], 'quality' | 'priority'>,
): Promise<{ media: AdMedia; isNew: boolean }> {
  const { recentMedia } = context;
  const { prepared, budgetBytes } = options;
  const key = `${budgetBytes}:${prepared.mediaFingerprint}`;
  const known = recentMedia.find(key);
  if (known !== null) return { media: known, isNew: false };
  const media = await requestAdMedia(context, { ...options, quality: 'final', priority: 'now' });
  return { media: await recentMedia.run(key, () => Promise.resolve(shareMedia(media))), isNew: true };
}

/** Whether the page in a network's file carries the name of the file. */
function carriesName({ container }: Network): boolean {
  return container.entryPath.includes('{name}');
}

/** Throws `asset-missing`, which names the slot, if a stored file that the ad shows is missing. */
async function requireAssets({ ad, used }: PreparedAd, blobs: BlobStore): Promise<void> {
  const handles = new Set<unknown>([
    ad.video.asset,
    ad.music?.asset,
    ad.brandFont,
    ...Object.values(ad.images),
  ]);
  const required = used.filter(({ handle }) => handles.has(handle));
  const sizes = await Promise.all(required.map(({ asset }) => blobs.sizeBytes(asset.originalSha256)));
  const missing = required[sizes.indexOf(null)];
  if (missing !== undefined) throw missingAsset(missing.slot);
}
