import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the client goes away before it has its whole answer. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('The client has gone'));
  });
  return controller.signal;
}
