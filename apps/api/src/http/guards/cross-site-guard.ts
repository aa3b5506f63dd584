import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../../errors/api-problem.ts';
import type { App } from '../app.ts';

/**
 * Rejects cross-site requests other than GET, HEAD and OPTIONS (CSRF). Browsers send the origin with each of these, so a
 * request without an origin comes from a program, which needs the session cookie or an access token anyway.
 */
export function addCrossSiteGuard(app: App): void {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    if (!isOwn(request)) throw new ApiProblem('cross-site');
  });
}

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwn(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin !== undefined) return URL.parse(origin)?.host === request.host;
  return true;
}
