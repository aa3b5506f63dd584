import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { BlobStore } from '../../storage/blobs/blob-store.ts';
import { parseByteRange } from './parse-byte-range.ts';
import { includesEntityTag } from './entity-tag.ts';

/** The request headers that `sendBlob` reads. */
export const CachedFileHeaders = Type.Object({
  range: Type.Optional(Type.String({ description: 'bytes=start-end' })),
  'if-none-match': Type.Optional(Type.String({ description: 'the ETag of a cached response' })),
});

/**
 * Sends a blob, or the range that the request asks for. Returns false if the blob does not exist. Its `ETag` is its SHA-256.
 * The caller sets all headers other than those of the content, ranges and the `ETag`.
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
  if (includesEntityTag(request.headers['if-none-match'], etag)) {
    void reply.code(304).send();
    return true;
  }
  const isOtherVersion = request.headers['if-range'] !== undefined && request.headers['if-range'] !== etag;
  const range = parseByteRange(isOtherVersion ? undefined : request.headers.range, sizeBytes);
  if (range === 'unsatisfiable') {
    void reply.code(416).header('content-range', `bytes */${sizeBytes}`).send();
    return true;
  }
  const { start, end } = range === 'all' ? { start: 0, end: sizeBytes - 1 } : range;
  if (range !== 'all') reply.code(206).header('content-range', `bytes ${start}-${end}/${sizeBytes}`);
  // Not awaited: that would wait until the client has received everything.
  void reply.header('content-length', end - start + 1).send(blobs.read(sha256, { start, end }));
  return true;
}
