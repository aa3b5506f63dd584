import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BlobStore } from '../storage/blob-store.ts';
import { byteRange } from './byte-range.ts';
import { listsTag } from './entity-tag.ts';

/**
 * Sends a blob, or the part which the request asks for; false when the blob is not there. The caller has set what kind of
 * answer it is. Its `ETag` is its SHA-256, so what the client has already is not sent again.
 */
export async function sendBlob(
  blobs: BlobStore,
  options: { request: FastifyRequest; reply: FastifyReply; sha256: string; mimeType: string },
): Promise<boolean> {
  const { request, reply, sha256, mimeType } = options;
  const sizeBytes = await blobs.sizeBytes(sha256);
  if (sizeBytes === null) return false;
  const etag = `"${sha256}"`;
  reply.headers({ etag, 'accept-ranges': 'bytes', 'content-type': mimeType });
  if (listsTag(request.headers['if-none-match'], etag)) {
    void reply.code(304).send();
    return true;
  }
  const isOtherVersion = request.headers['if-range'] !== undefined && request.headers['if-range'] !== etag;
  const range = byteRange(isOtherVersion ? undefined : request.headers.range, sizeBytes);
  if (range === 'unsatisfiable') {
    void reply.code(416).header('content-range', `bytes */${sizeBytes}`).send();
    return true;
  }
  const { start, end } = range === 'all' ? { start: 0, end: sizeBytes - 1 } : range;
  if (range !== 'all') reply.code(206).header('content-range', `bytes ${start}-${end}/${sizeBytes}`);
  // A reply can be awaited, which would wait here until the client has everything.
  void reply.header('content-length', end - start + 1).send(blobs.read(sha256, { start, end }));
  return true;
}
