import { Progress, watchProgress } from '@spinreel/api-contract/progress';
import { Type } from 'typebox';
import type { App } from '../http/app.ts';
import { IdParams } from '../http/id-params.ts';
import { respondWith } from '../http/replies/route-bodies.ts';
import type { ProgressHub } from './progress-hub.ts';
import { createProgressStream } from './progress-stream.ts';

/** The header by which a request asks for its progress to be published. */
export const ProgressHeaders = Type.Object({
  [watchProgress.progressHeader]: Type.Optional(
    Type.String({ description: 'an id chosen by the client, for following the progress of the call' }),
  ),
});

/** Adds the call that follows the progress of another call. */
export function addProgressRoutes(app: App, { progress: hub }: { readonly progress: ProgressHub }): void {
  app.route({
    method: watchProgress.method,
    url: watchProgress.route,
    config: { problems: ['not-found', 'too-many-requests'] },
    schema: {
      tags: ['Uploads'],
      summary: 'Follow the progress of a call',
      description: `Sends server-sent events. The id is the one that the call sent in its ${watchProgress.progressHeader} header.`,
      params: IdParams,
      response: { 200: respondWith('text/event-stream', Progress) },
    },
    handler: async (request, reply) => {
      const stream = createProgressStream({
        hub,
        work: { id: request.params.id, sessionId: request.sessionId },
      });
      return (
        reply
          .type('text/event-stream')
          .header('cache-control', 'no-store')
          // Proxies that buffer responses would delay the events.
          .header('x-accel-buffering', 'no')
          .send(stream)
      );
    },
  });
}
