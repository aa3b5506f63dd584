import type { ArchivedFile } from '@spinreel/api-contract/archives';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { findNetworkWarning } from '@spinreel/exporters/find-network-problem';
import type { Network } from '@spinreel/exporters/network';
import type { Verdict } from '@spinreel/preflight/verdict';
import { getBaseKey } from '@spinreel/variants/resolve/resolve-variant';
import {
  composeQuestion,
  findStoredPublishing,
  type StoredPublishing,
} from '../check-process/stored-publishing.ts';
import type { ArtifactRow } from '../storage/tables.ts';
import {
  type ArtifactDetails,
  type BuiltVariant,
  insertArtifact,
  readExportResult,
} from './artifact-rows.ts';
import type { AdWork, ExportContext, FinishedFile, StoredReport } from './export-context.ts';
import { finishFile } from './finish-file.ts';
import { nameFile } from './name-file.ts';
import { prepareAd } from './prepare-ad.ts';
import { refuseUnexportable } from './refuse-unexportable.ts';
import { validateOnce } from './validate-once.ts';
import { messages } from '@spinreel/config-schema/messages/messages';
import { ApiProblem } from '../errors/api-problem.ts';
import type { ExportResult } from '@spinreel/api-contract/exports';

/** Which finished file to make, and for whom. */
export interface ArtifactRequest extends AdWork {
  /** The id of the download. */
  readonly id: string;
  readonly network: Network;
  /** Which variant `config` is. By default the base, in its own language. */
  readonly variant?: BuiltVariant | undefined;
  /** The saved version of the ad that `config` is from. By default the newest one, if it has the same content. */
  readonly adVersion?: number | null;
  /** How long the caller can wait, in milliseconds. */
  readonly answerWithinMs?: number | undefined;
}

/**
 * Composes the finished file of an ad for a network, verifies that the network accepts it, and returns its row, which the
 * caller inserts. Throws `invalid-ad`, `unacceptable` or `invalid-pause-points` with the first reason why the ad cannot be
 * exported, `unknown-asset`, `asset-missing`, `does-not-fit` or `breaks-network-rule`.
 */
export async function createArtifact(context: ExportContext, options: ArtifactRequest): Promise<ArtifactRow> {
  const { id, adId, network, sessionId } = options;
  const config = await validateOnce(context, options.config);
  refuseUnexportable(config, network);
  const variant = options.variant ?? { ...getBaseKey(config), variantName: null, variantSlug: null };
  const prepared = await prepareAd(context, { config, adId, sessionId, variantId: variant.variantId });
  // The video's real length decides where it can pause, not the length that the client sent.
  refuseUnexportable(prepared.config, network);
  const file = await finishFile(context, { ...options, variant, prepared, owner: sessionId });
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
  const details: ArtifactDetails = {
    ...variant,
    adName: prepared.ad.name,
    market: prepared.config.compliance?.market ?? null,
    storeUrls: prepared.ad.storeUrls,
    bytesByAsset: file.bytesByAsset,
  };
  return {
    id,
    ad_id: adId,
    network: network.id,
    sha256: file.sha256,
    mime_type: file.mimeType,
    file_name: nameFile({ adName: prepared.ad.name, network, date: generatedAt, variant }),
    size_bytes: file.sizeBytes,
    generated_at: generatedAt.toISOString(),
    expires_at: new Date(nowMs + context.exportTtlMs).toISOString(),
    session_id: sessionId,
    ad_version: options.adVersion ?? prepared.savedVersion,
    verdict: JSON.stringify(summarizeVerdict(file.verdict, warnings)),
    report: publishing === null ? file.serialized.report : serializeReport(file, publishing),
    parts: file.serialized.parts,
    details: JSON.stringify(details),
  };
}

function serializeReport({ verdict, bytesByAsset }: FinishedFile, publishing: StoredPublishing): string {
  return JSON.stringify({ verdict, bytesByAsset, publishing } satisfies StoredReport);
}

function summarizeVerdict({ passed, findings }: Verdict, warnings: string[]): ArchivedFile['verdict'] {
  const passedChecks = findings.filter((finding) => finding.passed).length;
  return { passed, passedChecks, checks: findings.length, warnings };
}

/**
 * Returns the messages of a verdict's warnings. Throws `breaks-network-rule` if a rule of severity `error` is broken,
 * because such a file is never delivered.
 */
function collectWarnings(verdict: Verdict): string[] {
  const broken = verdict.findings.filter((finding) => !finding.passed);
  if (!verdict.passed) {
    const reasons = broken
      .filter(({ severity }) => severity === 'error')
      .map(({ message, fix }) => `${message} ${fix}`);
    throw new ApiProblem('breaks-network-rule', {
      message: messages.export.preflightFailed(reasons.join(' ')),
    });
  }
  return broken.map(({ message, fix }) => `${message} ${fix}`);
}

/** Makes the finished file of an ad for a network, and stores it until it expires. Throws the errors of `createArtifact`. */
export async function generateExport(
  context: ExportContext,
  options: Omit<ArtifactRequest, 'id'>,
): Promise<ExportResult> {
  const row = await createArtifact(context, { ...options, id: context.newId() });
  await context.transact((db) => insertArtifact(db, row));
  return readExportResult(row);
}
