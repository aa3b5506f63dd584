import type { Artifact } from '@spinreel/exporters/artifact';
import { exportAd } from '@spinreel/exporters/export-ad';
import { checkFile } from '@spinreel/preflight/check-artifact';
import type { Verdict } from '@spinreel/preflight/verdict';
import type { WorkProgress } from '../progress/work-progress.ts';
import { adMediaOf } from './ad-media-of.ts';
import type { ExportContext } from './export-context.ts';
import type { ExportNetwork } from './export-networks.ts';
import type { PreparedAd } from './prepared-ad.ts';
import { requireAssets } from './require-assets.ts';

/** A finished file that is kept under its SHA-256, and what preflight says about exactly these bytes. */
export interface FinishedFile extends Pick<Artifact, 'extension' | 'mimeType' | 'sha256'> {
  readonly sizeBytes: number;
  readonly bytesByAsset: Readonly<Record<string, number>>;
  readonly verdict: Verdict;
}

/**
 * The file of an ad for a network, whether the network takes it or not. However often and by whatever call it is asked
 * for, the same ad is made once; asked for again soon after, it is there at once. Throws `asset-missing` or
 * `does-not-fit`.
 */
export async function finishedFile(
  context: ExportContext,
  options: { prepared: PreparedAd; network: ExportNetwork; progress: WorkProgress },
): Promise<FinishedFile> {
  const { finished, blobs } = context;
  const { prepared, network, progress } = options;
  await requireAssets(prepared, blobs);
  const key = `${network}:${prepared.fingerprint}`;
  const known = finished.find(key);
  if (known !== null && (await blobs.sizeBytes(known.sha256)) !== null) return known;
  finished.forget(key);
  const media = await adMediaOf(context, { prepared, quality: 'final', priority: 'now', progress });
  progress.tell('packing');
  return await finished.run(key, async () => {
    const artifact = await exportAd({ ad: prepared.ad, media, network });
    const { bytes, extension, mimeType, sha256, receipt } = artifact;
    const verdict = await checkFile({ bytes, fileName: `ad.${extension}`, network });
    await blobs.keepBytes(bytes);
    const { bytesByAsset } = receipt;
    return { extension, mimeType, sha256, sizeBytes: bytes.byteLength, bytesByAsset, verdict };
  });
}
