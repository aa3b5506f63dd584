import { ApiProblem } from '../errors/api-problem.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { App } from './app.ts';

/** Requests that are under way when the server closes have this long before their work is ended. */
const graceMs = 20_000;

/** How often connections are hung up on whose last request has been answered. */
const hangUpIntervalMs = 200;

/** Answers 503 to what arrives after the server has begun to close; what is under way gets time to finish. */
export function addClosingGuard(app: App, jobs: Jobs): void {
  let isClosing = false;
  const timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    isClosing = true;
    timers.push(
      setTimeout(() => void jobs.close(), graceMs),
      // Node hangs up on idle connections once; those that become idle later would keep the server open.
      setInterval(() => app.server.closeIdleConnections(), hangUpIntervalMs),
    );
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return;
    reply.header('connection', 'close');
    throw new ApiProblem('closing', { retryAfterSeconds: 10 });
  });
}
