import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a stream of server-sent events. */
export function sendEvents(reply: FastifyReply, stream: Readable): FastifyReply {
  return (
    reply
      .type('text/event-stream')
      .header('cache-control', 'no-store')
      // Proxies that buffer responses would delay the events.
      .header('x-accel-buffering', 'no')
      .send(stream)
  );
}
