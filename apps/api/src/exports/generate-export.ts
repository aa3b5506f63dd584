import type { ExportResult } from '@spinreel/api-contract/export-result';
import { readDownload } from '@spinreel/api-contract/read-download';
import { exportProblem } from '@spinreel/config-schema/export-validation';
import type { Artifact } from '@spinreel/exporters/artifact';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import { exportAd } from '@spinreel/exporters/export-ad';
import type { NetworkId } from '@spinreel/exporters/networks/index';
import { validConfig } from '../ads/valid-config.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { WorkProgress } from '../progress/work-progress.ts';
import { adMediaOf } from './ad-media-of.ts';
import { checkArtifact } from './check-artifact.ts';
import type { ExportContext } from './export-context.ts';
import { type PreparedAd, preparedAd } from './prepared-ad.ts';

/** The networks whose files can be downloaded. */
export type ExportNetwork = Exclude<NetworkId, 'preview'>;

/**
 * Makes the finished file of an ad for a network, proves that the network takes it, and keeps it until it expires.
 * Throws `invalid-ad`, `unacceptable` with the first reason why the ad cannot be exported, `unknown-asset`,
 * `asset-missing`, `does-not-fit` or `breaks-network-rule`.
 */
export async function generateExport(
  context: ExportContext,
  options: {
    config: unknown;
    adId: string;
    network: ExportNetwork;
    sessionId: string;
    progress: WorkProgress;
  },
): Promise<ExportResult> {
  const { adId, network, sessionId, progress } = options;
  const config = validConfig(options.config);
  const problem = exportProblem(config);
  if (problem !== null) throw new ApiProblem('unacceptable', { message: problem });
  const prepared = await preparedAd(context, { config, adId, sessionId });
  const { artifact, warnings } = await finishedFile(context, { prepared, network, progress });
  const sha256 = await context.blobs.keepBytes(artifact.bytes);
  const generatedAt = new Date(context.now());
  const row = {
    id: context.newId(),
    ad_id: adId,
    network,
    sha256,
    mime_type: artifact.mimeType,
    file_name: artifactFileName({
      adName: prepared.ad.name,
      network,
      date: generatedAt,
      extension: artifact.extension,
    }),
    size_bytes: artifact.bytes.byteLength,
    generated_at: generatedAt.toISOString(),
    expires_at: new Date(context.now() + context.exportTtlMs).toISOString(),
  };
  await context.database.insertInto('artifact').values(row).execute();
  return {
    downloadUrl: readDownload.path(row.id),
    fileName: row.file_name,
    fileSize: row.size_bytes,
    checksum: sha256,
    generatedAt: row.generated_at,
    expiresAt: row.expires_at,
    bytesByAsset: { ...artifact.receipt.bytesByAsset },
    warnings,
  };
}

interface FinishedFile {
  readonly artifact: Artifact;
  readonly warnings: string[];
}

/** However often the button is clicked, the same ad is made once at a time. */
async function finishedFile(
  context: ExportContext,
  options: { prepared: PreparedAd; network: ExportNetwork; progress: WorkProgress },
): Promise<FinishedFile> {
  const { prepared, network, progress } = options;
  const media = await adMediaOf(context, { prepared, quality: 'final', priority: 'now', progress });
  progress.tell('packing');
  return await context.finishing.run(`${network}:${prepared.fingerprint}`, async () => {
    const artifact = await exportAd({ ad: prepared.ad, media, network });
    return { artifact, warnings: await checkArtifact(artifact, network) };
  });
}
