import type { FastifyReply } from 'fastify';

/** Creates a signal that is aborted if the client disconnects before the response is complete. */
export function createDisconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('The client disconnected'));
  });
  return controller.signal;
}
