import { ApiProblem } from '../errors/api-problem.ts';
import type { ExportContext } from '../exports/export-context.ts';
import { chunk } from '../storage/chunk.ts';
import { findStoredFiles } from '../storage/files/find-stored-files.ts';
import { readStoredFile } from '../storage/files/stored-file.ts';
import type { ArtifactRow } from '../storage/tables.ts';

/** The dependencies of archives and reports. */
export type ArchiveContext = Pick<
  ExportContext,
  'ads' | 'assets' | 'blobs' | 'database' | 'exportTtlMs' | 'newId' | 'now' | 'versions'
>;

/** Which finished files, of which ad and session. */
export interface FileChoice {
  readonly adId: string;
  readonly sessionId: string;
  readonly fileIds: readonly string[];
}

/** A finished file without its report, because the reports of many files need much memory. */
export type ListedRow = Omit<ArtifactRow, 'report'>;

/** Rows that one statement reads. */
const loadedTogether = 500;

/**
 * Returns the rows of chosen files, in the order of their ids. Throws `unknown-download` unless all of them were made
 * from this ad, and `expired` if one is gone.
 */
export async function findFiles(
  { blobs, database, now }: ArchiveContext,
  { adId, fileIds }: FileChoice,
): Promise<ListedRow[]> {
  const wanted = [...new Set(fileIds)];
  const found = chunk(wanted, loadedTogether).map((ids) =>
    database
      .selectFrom('artifact')
      .select(['id', 'ad_id', 'network', 'sha256', 'mime_type', 'file_name', 'size_bytes', 'generated_at'])
      .select(['expires_at', 'session_id', 'ad_version', 'verdict', 'parts', 'details'])
      .where('id', 'in', ids)
      .where('ad_id', '=', adId)
      .execute(),
  );
  const rows: ListedRow[] = (await Promise.all(found)).flat();
  if (rows.length < wanted.length) throw new ApiProblem('unknown-download');
  if (rows.some((row) => Date.parse(row.expires_at) <= now())) throw new ApiProblem('expired');
  const stored = await findStoredFiles(blobs, rows.map(readStoredFile));
  if (stored.length < rows.length) throw new ApiProblem('expired');
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the stored reports of files, by id. */
export async function loadReports(
  { database }: ArchiveContext,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const found = chunk(ids, loadedTogether).map((some) =>
    database.selectFrom('artifact').select(['id', 'report']).where('id', 'in', some).execute(),
  );
  return new Map((await Promise.all(found)).flat().map(({ id, report }) => [id, report]));
}
