import { type ArchivedFile, type ArchiveManifest, readArchive } from '@spinreel/api-contract/archives';
import type { ReviewStatementId } from '@spinreel/config-schema/compliance/review/review-statements';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { archiveFileName } from '@spinreel/exporters/artifact-file-name';
import { ApiProblem } from '../errors/api-problem.ts';
import { createProjectFile } from '../projects/create-project-file.ts';
import type { ZipDownload } from '../http/replies/send-zip.ts';
import { openStoredFile } from '../storage/files/open-stored-file.ts';
import { isFileStored, readStoredFile } from '../storage/files/stored-file.ts';
import type { ArtifactRow } from '../storage/tables.ts';
import type { ExportContext } from '../exports/export-context.ts';
import { createReport } from './create-report.ts';
import { createBytesEntry, createZipDownload, type ZipEntry } from '../http/replies/create-zip-download.ts';

/** The dependencies of archives and reports. */
type ArchiveContext = Pick<ExportContext, 'ads' | 'assets' | 'blobs' | 'database' | 'now' | 'versions'>;

/** Which finished files, of which ad and session. */
interface FileChoice {
  readonly adId: string;
  readonly sessionId: string;
  readonly fileIds: readonly string[];
}

/**
 * Opens an archive of the finished files with these ids, in this order, their manifest, the report about them, and the ad's
 * project file if it is wanted. The latter have the date of the newest file, so that the same files give the same bytes. Of files with the same name, it contains the newest. As with single downloads, everyone with
 * access may download the files whose ids they know. Throws `unknown-download` unless all of them were made from this ad,
 * `expired` if one is gone, and the errors of `createProjectFile`.
 */
export async function openArchive(
  context: ArchiveContext,
  choice: FileChoice & { readonly includesProject: boolean },
): Promise<ZipDownload> {
  const { blobs, now } = context;
  const files = await findFiles(context, choice);
  const date = new Date(Math.max(...files.map((row) => Date.parse(row.generated_at))));
  const manifest: ArchiveManifest = { files: files.map(toArchivedFile) };
  const report = createReport(files, await listConfirmed(context, choice));
  const project = choice.includesProject ? await createProjectFile(context, choice) : null;
  const entries = [
    createTextEntry(readArchive.manifestName, `${JSON.stringify(manifest, null, 2)}\n`, date),
    ...(report === null ? [] : [createTextEntry(readArchive.reportName, report, date)]),
    ...files.map((row): ZipEntry => {
      const { sha256, file_name: name, generated_at: generatedAt } = row;
      const { sizeBytes, open } = openStoredFile(blobs, readStoredFile(row));
      const openAll = () => open({ start: 0, end: sizeBytes - 1 });
      return { name, sizeBytes, modifiedAt: new Date(generatedAt), contentTag: sha256, open: openAll };
    }),
    ...(project === null ? [] : [createZipEntry(project, date)]),
  ];
  return createZipDownload({ fileName: await nameArchive(context, choice, new Date(now())), entries });
}

/** Opens the report about the files that `openArchive` would pack. Throws the same errors. */
export async function openReport(
  context: ArchiveContext,
  choice: FileChoice,
): Promise<{ fileName: string; html: string }> {
  const html = createReport(await findFiles(context, choice), await listConfirmed(context, choice));
  if (html === null) throw new ApiProblem('unknown-download');
  const archiveName = await nameArchive(context, choice, new Date(context.now()));
  return { fileName: archiveName.replace(/\.zip$/, '-report.html'), html };
}

async function findFiles(context: ArchiveContext, choice: FileChoice): Promise<ArtifactRow[]> {
  const { blobs, database, now } = context;
  const { adId, fileIds } = choice;
  const rows = await database
    .selectFrom('artifact')
    .selectAll()
    .where('id', 'in', [...fileIds])
    .where('ad_id', '=', adId)
    .orderBy('generated_at')
    .execute();
  if (rows.length < new Set(fileIds).size) throw new ApiProblem('unknown-download');
  const newestByName = new Map(rows.map((row) => [row.file_name, row]));
  const files = [...newestByName.values()].toSorted((a, b) => fileIds.indexOf(a.id) - fileIds.indexOf(b.id));
  for (const row of files) {
    const isExpired = Date.parse(row.expires_at) <= now();
    if (isExpired || !(await isFileStored(blobs, readStoredFile(row)))) throw new ApiProblem('expired');
  }
  return files;
}

async function nameArchive({ ads }: ArchiveContext, { adId }: FileChoice, date: Date): Promise<string> {
  const adName = (await ads.find(adId))?.config.name ?? defaults.name;
  return archiveFileName({ adName, date });
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

function toArchivedFile(row: ArtifactRow): ArchivedFile {
  return {
    network: row.network,
    fileName: row.file_name,
    fileSize: row.size_bytes,
    checksum: row.sha256,
    verdict: row.verdict === null ? null : (JSON.parse(row.verdict) as ArchivedFile['verdict']),
    generatedAt: row.generated_at,
    adId: row.ad_id,
    adVersion: row.ad_version,
  };
}
