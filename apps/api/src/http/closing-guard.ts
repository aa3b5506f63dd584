import type { Socket } from 'node:net';
import { ApiProblem } from '../errors/api-problem.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { App } from './app.ts';

/** Requests that are under way when the server closes have this long before their work is ended. */
const graceMs = 20_000;

/** After this long clients that neither send nor take anything more are hung up on, so that they cannot hold the end up. */
const patienceMs = 22_000;

/** How often connections are hung up on whose last request has been answered. */
const hangUpIntervalMs = 200;

/** Answers 503 to what arrives after the server has begun to close; what is under way gets time to finish. */
export function addClosingGuard(app: App, jobs: Jobs): void {
  let isClosing = false;
  const timers: NodeJS.Timeout[] = [];
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const hangUp = (): void => {
    app.server.closeIdleConnections();
    // Browsers connect ahead of time; Node does not count as idle what has never asked for anything.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook('preClose', async () => {
    isClosing = true;
    timers.push(
      setTimeout(() => void jobs.close(), graceMs),
      setTimeout(() => app.server.closeAllConnections(), patienceMs),
      // Node hangs up on idle connections once; those that become idle later would keep the server open.
      setInterval(hangUp, hangUpIntervalMs),
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
