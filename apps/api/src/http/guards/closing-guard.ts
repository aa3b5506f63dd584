import type { Socket } from 'node:net';
import { ApiProblem } from '../../errors/api-problem.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { App } from '../app.ts';

/** How long running requests may continue after the server starts to close, in milliseconds. Then their jobs are aborted. */
const graceMs = 20_000;

/** When all connections are closed, in milliseconds, so that stalled clients cannot keep the server from closing. */
const closeAllAfterMs = 22_000;

/** How often idle connections are closed while the server is closing, in milliseconds. */
const hangUpIntervalMs = 200;

/** Rejects new requests with 503 once the server is closing. Running requests get time to finish. */
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
    // Browsers open connections in advance. Node does not count a connection as idle before its first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook('preClose', async () => {
    isClosing = true;
    timers.push(
      setTimeout(() => void jobs.close(), graceMs),
      setTimeout(() => app.server.closeAllConnections(), closeAllAfterMs),
      // Node closes idle connections only once; those that become idle later would keep the server open.
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
