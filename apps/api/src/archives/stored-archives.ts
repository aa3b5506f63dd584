import {
  type CreateArchiveRequest,
  type CreateArchiveResponse,
  downloadArchive,
} from '@spinreel/api-contract/archives';
import { ApiProblem } from '../errors/api-problem.ts';
import type { ZipDownload } from '../http/replies/send-zip.ts';
import { type ArchiveContext, openArchive } from './open-archive.ts';

/** Stores which files an archive contains, so that an address of any length is not needed. Throws the errors of `openArchive`. */
export async function createStoredArchive(
  context: ArchiveContext,
  options: { adId: string; sessionId: string; order: CreateArchiveRequest },
): Promise<CreateArchiveResponse['data']> {
  const { adId, sessionId, order } = options;
  const zip = await openArchive(context, toChoice(options));
  const id = context.newId();
  const expiresAt = new Date(context.now() + context.exportTtlMs).toISOString();
  const row = { id, ad_id: adId, session_id: sessionId, doc: JSON.stringify(order), expires_at: expiresAt };
  await context.database.insertInto('archive').values(row).execute();
  return {
    id,
    downloadUrl: downloadArchive.path(id),
    fileName: zip.fileName,
    fileSize: zip.sizeBytes,
    expiresAt,
  };
}

/** Opens a stored archive. Throws `unknown-download`, `expired`, and the errors of `openArchive`. */
export async function openStoredArchive(context: ArchiveContext, id: string): Promise<ZipDownload> {
  const row = await context.database
    .selectFrom('archive')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new ApiProblem('unknown-download');
  if (Date.parse(row.expires_at) <= context.now()) throw new ApiProblem('expired');
  const order = JSON.parse(row.doc) as CreateArchiveRequest;
  return await openArchive(context, toChoice({ adId: row.ad_id, sessionId: row.session_id, order }));
}

function toChoice({
  adId,
  sessionId,
  order,
}: {
  adId: string;
  sessionId: string;
  order: CreateArchiveRequest;
}) {
  const { files: fileIds, template = null, project: includesProject = false } = order;
  return { adId, sessionId, fileIds, template, includesProject };
}
