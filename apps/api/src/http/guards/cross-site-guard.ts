import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../../errors/api-problem.ts';
import type { App } from '../app.ts';

/**
 * Rejects cross-site requests that change something (CSRF), and calls of the API by scripts of other sites. Browsers send the
 * origin with each of these, so a request without an origin comes from a program, which needs the session cookie or an access
 * token anyway. Links of other sites have no origin: pages and downloads can be opened from anywhere.
 */
export function addCrossSiteGuard(app: App): void {
  app.addHook('onRequest', async (request) => {
    const isRefused = safeMethods.has(request.method)
      ? request.url.startsWith('/api/') && isForeign(request.headers.origin, request)
      : !isOwn(request);
    if (isRefused) throw new ApiProblem('cross-site');
  });
}

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwn(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return !isForeign(origin, request);
}

function isForeign(origin: string | undefined, { host }: FastifyRequest): boolean {
  return origin !== undefined && URL.parse(origin)?.host !== host;
}
