import { exportAd } from '@spinreel/exporters/export-ad';
import { mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';
import type { Network } from '@spinreel/exporters/network';
import { checkFile } from '@spinreel/preflight/check-artifact';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { storeFile } from '../storage/files/store-file.ts';
import { isFileStored } from '../storage/files/stored-file.ts';
import { missingAsset } from '../uploads/assets/asset-opener.ts';
import type { WorkProgress } from '../progress/work-progress.ts';
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
  const media = await requestAdMedia(context, {
    ...options,
    quality: 'final',
    budgetBytes,
    priority: 'now',
  });
  progress.report('packing');
  return await finished.run(key, async () => {
    const fonts = await prepareAdFonts(context, prepared);
    const artifact = await exportAd({ ad, media, fonts, network, fileName });
    const { bytes, extension, mimeType, sha256, receipt } = artifact;
    const verdict = await checkFile({ bytes, fileName, network });
    const parts = await storeFile(blobs, artifact);
    const { bytesByAsset } = receipt;
    const report: StoredReport = { verdict, bytesByAsset };
    const serialized = { parts: JSON.stringify(parts), report: JSON.stringify(report) };
    const sizeBytes = bytes.byteLength;
    return { extension, mimeType, sha256, sizeBytes, parts, bytesByAsset, verdict, serialized };
  });
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
