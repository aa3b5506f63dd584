import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { includesEntityTag } from './entity-tag.ts';
import type { Content } from '../../storage/files/open-stored-file.ts';
import { parseByteRange } from './parse-byte-range.ts';

/** The request headers that `sendContent` reads. */
export const CachedFileHeaders = Type.Object({
  range: Type.Optional(Type.String({ description: 'bytes=start-end' })),
  'if-none-match': Type.Optional(Type.String({ description: 'the ETag of a cached response' })),
});

/**
 * Sends content, or the range that the request asks for, or that the client has it already. The caller sets all headers
 * other than those of ranges, the length and the `ETag`.
 */
export function sendContent(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { etag, sizeBytes, open }: Content,
): FastifyReply {
  reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (includesEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const isOtherVersion = request.headers['if-range'] !== undefined && request.headers['if-range'] !== etag;
  const range = parseByteRange(isOtherVersion ? undefined : request.headers.range, sizeBytes);
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${sizeBytes}`).send();
  const { start, end } = range === 'all' ? { start: 0, end: sizeBytes - 1 } : range;
  if (range !== 'all') reply.code(206).header('content-range', `bytes ${start}-${end}/${sizeBytes}`);
  return reply.header('content-length', end - start + 1).send(open({ start, end }));
}
