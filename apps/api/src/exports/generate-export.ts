import type { ExportResult } from '@spinreel/api-contract/export-result';
import { readDownload } from '@spinreel/api-contract/read-download';
import { exportProblem } from '@spinreel/config-schema/export-validation';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import { validConfig } from '../ads/valid-config.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { WorkProgress } from '../progress/work-progress.ts';
import { acceptedWarnings } from './accepted-warnings.ts';
import type { ExportContext } from './export-context.ts';
import type { ExportNetwork } from './export-networks.ts';
import { finishedFile } from './finished-file.ts';
import { preparedAd } from './prepared-ad.ts';

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
  const file = await finishedFile(context, { prepared, network, progress });
  const warnings = acceptedWarnings(file.verdict);
  const generatedAt = new Date(context.now());
  const row = {
    id: context.newId(),
    ad_id: adId,
    network,
    sha256: file.sha256,
    mime_type: file.mimeType,
    file_name: artifactFileName({
      adName: prepared.ad.name,
      network,
      date: generatedAt,
      extension: file.extension,
    }),
    size_bytes: file.sizeBytes,
    generated_at: generatedAt.toISOString(),
    expires_at: new Date(context.now() + context.exportTtlMs).toISOString(),
  };
  await context.transact((db) => db.insertInto('artifact').values(row).execute());
  return {
    downloadUrl: readDownload.path(row.id),
    fileName: row.file_name,
    fileSize: row.size_bytes,
    checksum: file.sha256,
    generatedAt: row.generated_at,
    expiresAt: row.expires_at,
    bytesByAsset: { ...file.bytesByAsset },
    warnings,
  };
}
