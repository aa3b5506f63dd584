import type { ArchivedFile } from '@spinreel/api-contract/archives';
import { type ExportResult, readDownload } from '@spinreel/api-contract/exports';
import { artifactFileName } from '@spinreel/exporters/artifact-file-name';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { findNetworkWarning } from '@spinreel/exporters/find-network-problem';
import type { Network } from '@spinreel/exporters/network';
import type { Verdict } from '@spinreel/preflight/verdict';
import { validateConfig } from '../ads/validate-config.ts';
import {
  composeQuestion,
  findStoredPublishing,
  type StoredPublishing,
} from '../check-process/stored-publishing.ts';
import type { WorkProgress } from '../progress/work-progress.ts';
import { prepareQuery } from '../storage/sqlite/prepare-query.ts';
import type { ArtifactRow } from '../storage/tables.ts';
import { collectWarnings } from './collect-warnings.ts';
import type { ExportContext, FinishedFile, StoredReport } from './export-context.ts';
import { finishFile } from './finish-file.ts';
import { prepareAd } from './prepare-ad.ts';
import { refuseUnexportable } from './refuse-unexportable.ts';

/** Which finished file to make, and for whom. */
export interface ArtifactRequest {
  /** The id of the download. */
  readonly id: string;
  readonly config: unknown;
  readonly adId: string;
  readonly network: Network;
  readonly sessionId: string;
  readonly progress: WorkProgress;
  readonly signal: AbortSignal;
  /** How long the caller can wait, in milliseconds. */
  readonly answerWithinMs?: number | undefined;
}

/** A finished file: its row, and what clients get of it. */
export interface CreatedArtifact {
  readonly row: ArtifactRow;
  readonly result: ExportResult;
}

/**
 * Composes the finished file of an ad for a network, verifies that the network accepts it, and returns it with its row, which
 * the caller inserts. Throws `invalid-ad`, `unacceptable` or `invalid-pause-points` with the first reason why the ad cannot be
 * exported, `unknown-asset`, `asset-missing`, `does-not-fit` or `breaks-network-rule`.
 */
export async function createArtifact(
  context: ExportContext,
  options: ArtifactRequest,
): Promise<CreatedArtifact> {
  const { id, adId, network, sessionId } = options;
  const config = validateConfig(options.config);
  refuseUnexportable(config, network);
  const prepared = await prepareAd(context, { config, adId, sessionId });
  // The video's real length decides where it can pause, not the length that the client sent.
  refuseUnexportable(prepared.config, network);
  const file = await finishFile(context, { ...options, prepared, owner: sessionId });
  const warning = findNetworkWarning(prepared.config, network);
  const warnings = [
    ...(warning === null ? [] : [describeProblem(warning)]),
    ...collectWarnings(file.verdict),
  ];
  const nowMs = context.now();
  const question = composeQuestion({
    file: { sha256: file.sha256, networkId: network.id },
    config: prepared.config,
    nowMs,
  });
  const publishing = await findStoredPublishing(context.recipes, question);
  const generatedAt = new Date(nowMs);
  const row: ArtifactRow = {
    id,
    ad_id: adId,
    network: network.id,
    sha256: file.sha256,
    mime_type: file.mimeType,
    file_name: artifactFileName({ adName: prepared.ad.name, network, date: generatedAt }),
    size_bytes: file.sizeBytes,
    generated_at: generatedAt.toISOString(),
    expires_at: new Date(nowMs + context.exportTtlMs).toISOString(),
    session_id: sessionId,
    ad_version: prepared.savedVersion,
    verdict: JSON.stringify(summarizeVerdict(file.verdict, warnings)),
    report: publishing === null ? file.serialized.report : serializeReport(file, publishing),
    parts: file.serialized.parts,
  };
  return { row, result: toExportResult(row, { bytesByAsset: file.bytesByAsset, warnings }) };
}

function serializeReport({ verdict, bytesByAsset }: FinishedFile, publishing: StoredPublishing): string {
  return JSON.stringify({ verdict, bytesByAsset, publishing } satisfies StoredReport);
}

/** Inserts the row of a finished file. */
export const insertArtifact = prepareQuery((db, row: ArtifactRow) =>
  db.insertInto('artifact').values({
    id: row.id,
    ad_id: row.ad_id,
    network: row.network,
    sha256: row.sha256,
    mime_type: row.mime_type,
    file_name: row.file_name,
    size_bytes: row.size_bytes,
    generated_at: row.generated_at,
    expires_at: row.expires_at,
    session_id: row.session_id,
    ad_version: row.ad_version,
    verdict: row.verdict,
    report: row.report,
    parts: row.parts,
  }),
);

/** Reads what clients get of a finished file from its row. */
export function readExportResult(row: ArtifactRow): ExportResult {
  const report = row.report === null ? null : (JSON.parse(row.report) as StoredReport);
  const verdict = row.verdict === null ? null : (JSON.parse(row.verdict) as ArchivedFile['verdict']);
  return toExportResult(row, {
    bytesByAsset: report?.bytesByAsset ?? {},
    warnings: verdict?.warnings ?? [],
  });
}

function toExportResult(
  row: ArtifactRow,
  { bytesByAsset, warnings }: { bytesByAsset: StoredReport['bytesByAsset']; warnings: string[] },
): ExportResult {
  return {
    id: row.id,
    downloadUrl: readDownload.path(row.id),
    fileName: row.file_name,
    fileSize: row.size_bytes,
    checksum: row.sha256,
    generatedAt: row.generated_at,
    expiresAt: row.expires_at,
    bytesByAsset: { ...bytesByAsset },
    warnings,
  };
}

function summarizeVerdict({ passed, findings }: Verdict, warnings: string[]): ArchivedFile['verdict'] {
  const passedChecks = findings.filter((finding) => finding.passed).length;
  return { passed, passedChecks, checks: findings.length, warnings };
}
