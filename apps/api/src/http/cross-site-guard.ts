import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from './app.ts';
import { hasSessionCookie } from './session-cookie.ts';

/**
 * Refuses changes that another site's page makes with a visitor's cookie. Browsers say where a request comes from; a
 * request that says nothing is not a browser's, and passes only without a session to abuse.
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
  return !hasSessionCookie(request);
}
