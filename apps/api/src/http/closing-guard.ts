import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from './app.ts';

/** Answers 503 to what arrives after the server has begun to close; what is under way is finished. */
export function addClosingGuard(app: App, isClosing: () => boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (!isClosing()) return;
    reply.header('connection', 'close');
    throw new ApiProblem('closing', { retryAfterSeconds: 10 });
  });
}
