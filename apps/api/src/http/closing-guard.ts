import { ApiProblem } from '../errors/api-problem.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { App } from './app.ts';

/** Requests that are under way when the server closes have this long before their work is ended. */
const graceMs = 20_000;

/** Answers 503 to what arrives after the server has begun to close; what is under way gets time to finish. */
export function addClosingGuard(app: App, jobs: Jobs): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => void jobs.close(), graceMs).unref();
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return;
    reply.header('connection', 'close');
    throw new ApiProblem('closing', { retryAfterSeconds: 10 });
  });
}
