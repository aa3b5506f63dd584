import type { FastifyRequest } from 'fastify';

/** Where the public pages are found, without a slash at the end: what the operator says, else how the request came. */
export function pageOrigin(request: FastifyRequest, { publicUrl }: { publicUrl: string | null }): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
