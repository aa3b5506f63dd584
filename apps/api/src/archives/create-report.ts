import type { ReviewStatementId } from '@spinreel/config-schema/compliance/review/review-statements';
import type { AssetKind, AssetSize } from '@spinreel/preflight/assets/asset-size';
import type { CheckedFile } from '@spinreel/report/check-report';
import { formatHtml } from '@spinreel/report/html/format-html';
import { readVersion } from '../settings/read-version.ts';
import type { ArtifactRow } from '../storage/tables.ts';
import { withholdOldScore } from '../check-process/stored-publishing.ts';
import type { StoredReport } from '../exports/export-context.ts';

/** What a report says about a finished file. */
type ReportedRow = Pick<ArtifactRow, 'file_name' | 'size_bytes' | 'sha256' | 'generated_at' | 'report'>;

/**
 * Creates the report about finished files as one HTML page. `confirmed` are the statements about their ad that a person has
 * confirmed. It is dated by the newest file, so it changes only if a check of
 * publishing is added. Leaves out files that were made before reports were stored, and returns null if there are no others.
 */
export function createReport(
  rows: readonly ReportedRow[],
  confirmed: readonly ReviewStatementId[],
): string | null {
  const files = rows.flatMap((row) => describeFile(row, confirmed) ?? []);
  if (files.length === 0) return null;
  const newest = Math.max(...rows.map((row) => Date.parse(row.generated_at)));
  return formatHtml({ createdAt: new Date(newest), version: readVersion(), files });
}

function describeFile(row: ReportedRow, confirmed: readonly ReviewStatementId[]): CheckedFile | null {
  if (row.report === null) return null;
  const { verdict, bytesByAsset, publishing } = JSON.parse(row.report) as StoredReport;
  return {
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    sizes: listSizes(bytesByAsset),
    verdicts: [verdict],
    confirmed,
    ...(publishing && { publishing: [withholdOldScore(publishing)] }),
  };
}

function listSizes(bytesByAsset: StoredReport['bytesByAsset']): AssetSize[] {
  return Object.entries(bytesByAsset)
    .map(([path, bytes]) => ({ path, kind: kindBySlot[path] ?? 'image', bytes, packedBytes: null }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

/** What is not an image in an ad. */
const kindBySlot: Readonly<Record<string, AssetKind>> = {
  video: 'video',
  music: 'audio',
  fonts: 'font',
  player: 'script',
};
