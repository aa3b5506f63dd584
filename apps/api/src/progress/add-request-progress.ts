import { watchProgress } from '@spinreel/api-contract/watch-progress';
import { isId } from '@spinreel/config-schema/ids';
import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from '../http/app.ts';
import type { ProgressHub } from './progress-hub.ts';
import { createWorkProgress, silentProgress, type WorkProgress } from './work-progress.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the work on this request tells how far it is: whoever watches the id in its header hears of it. */
    progress: WorkProgress;
  }
}

/**
 * Gives every request of an unlocked session its `progress`. The work ends with the answer: `done` when it went well, and
 * silently when it did not or the client has gone. An id that is none is `malformed`.
 */
export function addRequestProgress(app: App, hub: ProgressHub): void {
  // Every request gets its own in the hook below; sharing one object between requests is what Fastify forbids.
  app.decorateRequest('progress', null as unknown as WorkProgress);
  app.addHook('onRequest', async (request, reply) => {
    request.progress = silentProgress;
    const { sessionId } = request;
    const id = request.headers[watchProgress.progressHeader];
    if (id === undefined || sessionId === '') return;
    if (typeof id !== 'string' || !isId(id)) throw new ApiProblem('malformed');
    const work = { id, sessionId };
    // The client may have left while its session was looked up.
    let hasEnded = reply.raw.destroyed;
    request.progress = createWorkProgress((progress) => {
      // What others wait for as well goes on without this client, and nothing would end what is told after its end.
      if (!hasEnded) hub.publish(work, progress);
    });
    reply.raw.once('finish', () => {
      if (reply.statusCode < 400) hub.publish(work, { stage: 'done', percent: 100 });
    });
    reply.raw.once('close', () => {
      hasEnded = true;
      hub.end(work);
    });
  });
  app.addHook('preClose', async () => hub.close());
}
