import { Readable } from 'node:stream';
import { timings } from '@spinreel/config-schema/limits/timings';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import type { FastifyReply } from 'fastify';

/** Receives the events of a stream. */
export interface EventListener<Event> {
  next(event: Event): void;
  /** Ends the stream. */
  end(): void;
}

/**
 * Streams events as server-sent events, with heartbeats in between. The stream ends when its source or its reader ends it, or
 * after `maxMs`. `subscribe` may report events at once, and returns a function that unsubscribes. Its errors are thrown.
 */
export function createEventStream<Event extends object>(options: {
  subscribe: (listener: EventListener<Event>) => () => void;
  heartbeatMs?: number | undefined;
  maxMs?: number | undefined;
}): Readable {
  const { subscribe } = options;
  const { heartbeatMs = serverTimings.progressHeartbeatMs, maxMs = serverTimings.progressStreamMaxMs } =
    options;
  const stream = new Readable({ read: () => undefined });
  // Sent at once, so that the client knows that the stream is open.
  stream.push(`retry: ${timings.busyRetryMs}\n\n`);
  const unsubscribe = subscribe({
    next: (event) => void stream.push(`data: ${JSON.stringify(event)}\n\n`),
    end,
  });
  const heartbeat = setInterval(() => stream.push(': still here\n\n'), heartbeatMs);
  const limit = setTimeout(end, maxMs);
  stream.once('close', stop);

  function end(): void {
    stop();
    stream.push(null);
  }

  function stop(): void {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(limit);
  }

  return stream;
}

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
