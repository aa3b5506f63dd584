import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type ArchivedFile, type ArchiveManifest, readArchive } from '@spinreel/api-contract/archives';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { archiveFileName } from '@spinreel/exporters/artifact-file-name';
import { ApiProblem } from '../../errors/api-problem.ts';
import type { ArtifactRow } from '../../storage/tables.ts';
import type { ExportContext } from '../export-context.ts';
import { computeZipSize, writeZip, type ZipEntry } from './write-zip.ts';

/** An archive that is ready to be sent. */
export interface OpenArchive {
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly stream: Readable;
}

/**
 * Opens an archive of the finished files with these ids, in this order, and its manifest. Of files with the same name, it contains the
 * newest. Throws `unknown-download` unless this session made all of them from this ad, and `expired` if one is gone.
 */
export async function openArchive(
  context: Pick<ExportContext, 'ads' | 'blobs' | 'database' | 'now'>,
  options: { adId: string; sessionId: string; fileIds: readonly string[] },
): Promise<OpenArchive> {
  const { ads, blobs, database, now } = context;
  const { adId, sessionId, fileIds } = options;
  const rows = await database
    .selectFrom('artifact')
    .selectAll()
    .where('id', 'in', [...fileIds])
    .where('ad_id', '=', adId)
    .where('session_id', '=', sessionId)
    .orderBy('generated_at')
    .execute();
  if (rows.length < new Set(fileIds).size) throw new ApiProblem('unknown-download');
  const newestByName = new Map(rows.map((row) => [row.file_name, row]));
  const files = [...newestByName.values()].toSorted((a, b) => fileIds.indexOf(a.id) - fileIds.indexOf(b.id));
  for (const row of files) {
    const isExpired = Date.parse(row.expires_at) <= now();
    if (isExpired || (await blobs.sizeBytes(row.sha256)) === null) throw new ApiProblem('expired');
  }
  const adName = (await ads.find(adId))?.config.name ?? defaults.name;
  const date = new Date(now());
  const entries = [
    createManifestEntry(files.map(toArchivedFile), date),
    ...files.map((row): ZipEntry => {
      const { sha256, size_bytes: sizeBytes, file_name: name, generated_at: generatedAt } = row;
      const read = () => buffer(blobs.read(sha256, { start: 0, end: sizeBytes - 1 }));
      return { name, sizeBytes, modifiedAt: new Date(generatedAt), read };
    }),
  ];
  return {
    fileName: archiveFileName({ adName, date }),
    sizeBytes: computeZipSize(entries),
    stream: Readable.from(writeZip(entries)),
  };
}

function createManifestEntry(files: ArchivedFile[], modifiedAt: Date): ZipEntry {
  const manifest: ArchiveManifest = { files };
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  const read = () => Promise.resolve(bytes);
  return { name: readArchive.manifestName, sizeBytes: bytes.byteLength, modifiedAt, read };
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
