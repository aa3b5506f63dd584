import type { ArchivedFile } from '@spinreel/api-contract/archives';
import { type ExportResult, readDownload } from '@spinreel/api-contract/exports';
import type { StorePlatform } from '@spinreel/config-schema/options/store-platforms';
import type { Database, ArtifactRow } from '../storage/tables.ts';
import { prepareQuery } from '../storage/sqlite/prepare-query.ts';
import type { StoredReport } from './export-context.ts';

/** Which variant of an ad a file contains. */
export interface BuiltVariant {
  /** Null for the base. */
  readonly variantId: string | null;
  /** Null for the base. */
  readonly variantName: string | null;
  /** What stands for the variant in the names of its files; null for the base in the language of the ad. */
  readonly variantSlug: string | null;
  /** The language of the file. */
  readonly language: string;
}

/** What is stored about a finished file for lists, besides the columns of its row. */
export interface ArtifactDetails extends BuiltVariant, Pick<ExportResult, 'bytesByAsset'> {
  readonly adName: string;
  /** The market of the ad; null if it has none. */
  readonly market: string | null;
  readonly storeUrls: Readonly<Record<StorePlatform, string>>;
}

/** A finished file without its report, which is large. Files without details keep it, because it contains their sizes. */
export type ResultRow = Omit<ArtifactRow, 'parts'>;

/** Selects finished files as lists need them. */
export function selectResults(db: Database) {
  return db
    .selectFrom('artifact')
    .select(['id', 'ad_id', 'network', 'sha256', 'mime_type', 'file_name', 'size_bytes', 'generated_at'])
    .select(['expires_at', 'session_id', 'ad_version', 'verdict', 'details'])
    .select((row) =>
      row.case().when('details', 'is', null).then(row.ref('report')).else(null).end().as('report'),
    );
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
    details: row.details,
  }),
);

/** Finds what a download needs of a finished file. */
export const findDownload = prepareQuery((db, { id }: { id: string }) =>
  db
    .selectFrom('artifact')
    .select(['sha256', 'mime_type', 'file_name', 'size_bytes', 'expires_at', 'parts'])
    .where('id', '=', id),
);

/** Reads the details of a finished file; null if it was made before they were stored. */
export function readDetails({ details }: Pick<ArtifactRow, 'details'>): ArtifactDetails | null {
  return details === null ? null : (JSON.parse(details) as ArtifactDetails);
}

/** Reads the summary of the network's rules; null if the file was made before verdicts were stored. */
export function readVerdict({ verdict }: Pick<ArtifactRow, 'verdict'>): ArchivedFile['verdict'] {
  return verdict === null ? null : (JSON.parse(verdict) as ArchivedFile['verdict']);
}

/** Reads what clients get of a finished file from its row. */
export function readExportResult(row: ResultRow): ExportResult {
  const sizes = readDetails(row) ?? (row.report === null ? null : (JSON.parse(row.report) as StoredReport));
  return {
    id: row.id,
    downloadUrl: readDownload.path(row.id),
    fileName: row.file_name,
    fileSize: row.size_bytes,
    checksum: row.sha256,
    generatedAt: row.generated_at,
    expiresAt: row.expires_at,
    bytesByAsset: { ...sizes?.bytesByAsset },
    warnings: readVerdict(row)?.warnings ?? [],
  };
}
