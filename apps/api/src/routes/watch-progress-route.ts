import { watchProgress } from '@spinreel/api-contract/watch-progress';
import type { App } from '../http/app.ts';
import { IdParams } from '../http/id-params.ts';
import { progressStream } from '../progress/progress-stream.ts';
import type { Services } from '../services.ts';

/** 200 with a stream of server-sent events that ends with the work; 429 when too much is watched already. */
export function addWatchProgressRoute(app: App, { progress: hub }: Services): void {
  app.route({
    method: watchProgress.method,
    url: watchProgress.route,
    schema: { params: IdParams },
    handler: async (request, reply) => {
      const stream = progressStream({ hub, work: { id: request.params.id, sessionId: request.sessionId } });
      return (
        reply
          .type('text/event-stream')
          .header('cache-control', 'no-store')
          // Proxies that collect an answer before they pass it on would hold the events back.
          .header('x-accel-buffering', 'no')
          .send(stream)
      );
    },
  });
}
