import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BlobStore } from '../../storage/blobs/blob-store.ts';
import { sendContent } from './send-content.ts';

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
  reply.header('content-type', mimeType);
  const open = (range: { start: number; end: number }) => blobs.read(sha256, range);
  // Not awaited: that would wait until the client has received everything.
  void sendContent({ request, reply }, { etag: `"${sha256}"`, sizeBytes, open });
  return true;
}
