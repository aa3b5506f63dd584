import type { FastifyRequest } from 'fastify';

/** Returns the origin of the public pages, without a trailing slash: `publicUrl`, or the origin of the request. */
export function findPageOrigin(request: FastifyRequest, { publicUrl }: { publicUrl: string | null }): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
