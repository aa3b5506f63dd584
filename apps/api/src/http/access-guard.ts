import type { Sessions } from '../access/sessions.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from './app.ts';
import { sessionSecretOf } from './session-cookie.ts';

/** Locks every call under `/api` that is not marked as open: without an unlocked session it answers 401. */
export function addAccessGuard(app: App, sessions: Sessions): void {
  app.decorateRequest('sessionId', '');
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions;
    if (request.is404 || !url?.startsWith('/api/') || config.access === 'open') return;
    const secret = sessionSecretOf(request);
    const sessionId = secret === null ? null : await sessions.find(secret);
    if (sessionId === null) throw new ApiProblem('locked');
    request.sessionId = sessionId;
  });
}
