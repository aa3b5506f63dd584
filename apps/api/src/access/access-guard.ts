import type { FastifyRequest } from 'fastify';
import type { AccessTokens } from './access-tokens.ts';
import type { AttemptLimiter } from '../http/guards/attempt-limiter.ts';
import type { Sessions } from './sessions.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from '../http/app.ts';
import { readSessionCookie } from './session-cookie.ts';

/** The services that decide whether a request has access. */
export interface AccessContext {
  readonly sessions: Sessions;
  readonly tokens: AccessTokens;
  readonly tokenLimiter: AttemptLimiter;
}

/**
 * Requires a session or an access token for all routes under `/api` that are not marked as open. If a request has a token,
 * its session cookie is ignored. Throws `locked` in the hook if access is missing.
 */
export function addAccessGuard(app: App, context: AccessContext): void {
  app.decorateRequest('sessionId', '');
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions;
    if (request.is404 || !url?.startsWith('/api/') || config.access === 'open') return;
    const sessionId = await findSessionId(request, context);
    if (sessionId === null) throw new ApiProblem('locked');
    request.sessionId = sessionId;
  });
}

/**
 * Finds the id of the request's session; null if it has none. Throws `invalid-token` for an unknown access token, and
 * `too-many-attempts` after too many of them. A valid token is always accepted.
 */
export async function findSessionId(request: FastifyRequest, context: AccessContext): Promise<string | null> {
  const token = readBearerToken(request);
  if (token === null) {
    const secret = readSessionCookie(request);
    return secret === null ? null : await context.sessions.find(secret);
  }
  const sessionId = await context.tokens.findSession(token);
  if (sessionId !== null) return sessionId;
  const retryAfterSeconds = context.tokenLimiter.waitSeconds(request.ip);
  if (retryAfterSeconds > 0) throw new ApiProblem('too-many-attempts', { retryAfterSeconds });
  context.tokenLimiter.recordFailure(request.ip);
  throw new ApiProblem('invalid-token');
}

function readBearerToken(request: FastifyRequest): string | null {
  const [, token] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
  return token ?? null;
}
