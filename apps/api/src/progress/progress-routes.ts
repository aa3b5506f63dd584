import { Progress, watchProgress } from '@spinreel/api-contract/progress';
import { Type } from 'typebox';
import { type App, getAddress, IdParams, respondWith } from '../http/app.ts';
import { createEventStream, sendEvents } from '../http/replies/create-event-stream.ts';
import type { ProgressHub } from './progress-hub.ts';

/** The header by which a request asks for its progress to be published. */
export const ProgressHeaders = Type.Object({
  [watchProgress.progressHeader]: Type.Optional(
    Type.String({ description: 'an id chosen by the client, for following the progress of the call' }),
  ),
});

/** Adds the call that follows the progress of another call. */
export function addProgressRoutes(app: App, { progress: hub }: { readonly progress: ProgressHub }): void {
  app.route({
    ...getAddress(watchProgress),
    config: { problems: ['not-found', 'too-many-requests'] },
    schema: {
      tags: ['Uploads'],
      summary: 'Follow the progress of a call',
      description: `Sends server-sent events. The id is the one that the call sent in its ${watchProgress.progressHeader} header.`,
      params: IdParams,
      response: { 200: respondWith('text/event-stream', Progress) },
    },
    handler: async (request, reply) => {
      const work = { id: request.params.id, sessionId: request.sessionId };
      const stream = createEventStream<Progress>({ subscribe: (listener) => hub.subscribe(work, listener) });
      return sendEvents(reply, stream);
    },
  });
}
