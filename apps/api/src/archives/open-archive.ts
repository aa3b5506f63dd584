import { type ArchivedFile, type ArchiveManifest, readArchive } from '@spinreel/api-contract/archives';
import type { ReviewStatementId } from '@spinreel/config-schema/compliance/review/review-statements';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { archiveFileName } from '@spinreel/exporters/artifact-file-name';
import { findEqualFiles } from '@spinreel/variants/builds/find-equal-files';
import { findTemplateProblems } from '@spinreel/variants/builds/name-build';
import { ApiProblem } from '../errors/api-problem.ts';
import { readVerdict } from '../exports/artifact-rows.ts';
import { createProjectFile } from '../projects/create-project-file.ts';
import type { ZipDownload } from '../http/replies/send-zip.ts';
import { openStoredFile } from '../storage/files/open-stored-file.ts';
import { readStoredFile } from '../storage/files/stored-file.ts';
import { createBytesEntry, createZipDownload, type ZipEntry } from '../http/replies/create-zip-download.ts';
import { createReport } from './create-report.ts';
import { formatTable } from './format-table.ts';
import { nameArchivedFiles, type NamedFile } from './name-archived-files.ts';
import type { ExportContext } from '../exports/export-context.ts';
import { chunk } from '../storage/chunk.ts';
import { findStoredFiles } from '../storage/files/find-stored-files.ts';
import type { ArtifactRow } from '../storage/tables.ts';

/** Which files an archive contains, and how it names them. */
export interface ArchiveChoice extends FileChoice {
  readonly includesProject: boolean;
  /** By default the files of one variant in one language have the names of their downloads. */
  readonly template: string | null;
}

/**
 * Opens an archive of the finished files with these ids, in this order, their manifest, the report about them unless there
 * are too many, and the ad's project file if it is wanted. The latter have the date of the newest file, so that the same files
 * give the same bytes. As with single downloads, everyone with access may download the files whose ids they know. Throws
 * `unknown-download` unless all of them were made from this ad, `expired` if one is gone, `unacceptable` if the template
 * cannot be used, and the errors of `createProjectFile`.
 */
export async function openArchive(context: ArchiveContext, choice: ArchiveChoice): Promise<ZipDownload> {
  const { blobs, now } = context;
  const [problem] = choice.template === null ? [] : findTemplateProblems(choice.template);
  if (problem !== undefined) throw new ApiProblem('unacceptable', { problem });
  const adName = await findAdName(context, choice);
  const rows = await findFiles(context, choice);
  const files = nameArchivedFiles(rows, choice.template);
  const date = new Date(Math.max(...files.map(({ row }) => Date.parse(row.generated_at))));
  const manifest = createManifest(files.map(toArchivedFile));
  const report =
    files.length > readArchive.maxFiles ? null : await composeReport(context, { ...choice, files });
  const project = choice.includesProject ? await createProjectFile(context, choice) : null;
  const entries = [
    createTextEntry(readArchive.manifestName, `${JSON.stringify(manifest, null, 2)}\n`, date),
    createTextEntry(readArchive.tableName, formatTable(manifest), date),
    ...(report === null ? [] : [createTextEntry(readArchive.reportName, report, date)]),
    ...files.map(({ row, path: name }): ZipEntry => {
      const { sha256, size_bytes: sizeBytes, generated_at: generatedAt } = row;
      const open = () => openStoredFile(blobs, readStoredFile(row)).open({ start: 0, end: sizeBytes - 1 });
      return { name, sizeBytes, modifiedAt: new Date(generatedAt), contentTag: sha256, open };
    }),
    ...(project === null ? [] : [createZipEntry(project, date)]),
  ];
  return createZipDownload({ fileName: archiveFileName({ adName, date: new Date(now()) }), entries });
}

/** Opens the report about the files that `openArchive` would pack. Throws the same errors. */
export async function openReport(
  context: ArchiveContext,
  choice: FileChoice,
): Promise<{ fileName: string; html: string }> {
  const adName = await findAdName(context, choice);
  const files = nameArchivedFiles(await findFiles(context, choice), null);
  const html = await composeReport(context, { ...choice, files });
  if (html === null) throw new ApiProblem('unknown-download');
  const archiveName = archiveFileName({ adName, date: new Date(context.now()) });
  return { fileName: archiveName.replace(/\.zip$/, '-report.html'), html };
}

async function composeReport(
  context: ArchiveContext,
  { files, ...choice }: FileChoice & { files: readonly NamedFile<ListedRow>[] },
): Promise<string | null> {
  const reports = await loadReports(
    context,
    files.map(({ row }) => row.id),
  );
  const rows = files.map(({ row, path }) => ({
    ...row,
    file_name: path,
    report: reports.get(row.id) ?? null,
  }));
  return createReport(rows, await listConfirmed(context, choice));
}

async function findAdName({ ads }: ArchiveContext, { adId }: FileChoice): Promise<string> {
  return (await ads.find(adId))?.config.name ?? defaults.name;
}

async function listConfirmed(
  { ads }: ArchiveContext,
  { adId }: FileChoice,
): Promise<readonly ReviewStatementId[]> {
  return (await ads.find(adId))?.config.compliance?.confirmed ?? [];
}

function createTextEntry(name: string, text: string, modifiedAt: Date): ZipEntry {
  return createBytesEntry({ name, bytes: Buffer.from(text), modifiedAt });
}

function createZipEntry(zip: ZipDownload, modifiedAt: Date): ZipEntry {
  const { fileName: name, sizeBytes, etag: contentTag } = zip;
  const open = () => zip.open({ start: 0, end: sizeBytes - 1 });
  return { name, sizeBytes, modifiedAt, contentTag, open };
}

function createManifest(files: readonly ArchivedFile[]): ArchiveManifest {
  const named = files.map(({ network, checksum: sha256, fileName }) => ({ network, sha256, fileName }));
  const equalFiles = findEqualFiles(named).map((group) => group.map(({ fileName }) => fileName));
  return { files: [...files], equalFiles };
}

function toArchivedFile({ row, details, path }: NamedFile<ListedRow>): ArchivedFile {
  return {
    network: row.network,
    fileName: path,
    variantId: details?.variantId ?? null,
    variant: details?.variantName ?? null,
    language: details?.language ?? null,
    storeUrlIos: details?.storeUrls.ios ?? null,
    storeUrlAndroid: details?.storeUrls.android ?? null,
    fileSize: row.size_bytes,
    checksum: row.sha256,
    verdict: readVerdict(row),
    generatedAt: row.generated_at,
    adId: row.ad_id,
    adVersion: row.ad_version,
  };
}

/** The dependencies of archives and reports. */
export type ArchiveContext = Pick<
  ExportContext,
  'ads' | 'assets' | 'blobs' | 'database' | 'exportTtlMs' | 'newId' | 'now' | 'versions'
>;

/** Which finished files, of which ad and session. */
interface FileChoice {
  readonly adId: string;
  readonly sessionId: string;
  readonly fileIds: readonly string[];
}

/** A finished file without its report, because the reports of many files need much memory. */
type ListedRow = Omit<ArtifactRow, 'report'>;

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
async function loadReports(
  { database }: ArchiveContext,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const found = chunk(ids, loadedTogether).map((some) =>
    database.selectFrom('artifact').select(['id', 'report']).where('id', 'in', some).execute(),
  );
  return new Map((await Promise.all(found)).flat().map(({ id, report }) => [id, report]));
}
