import { watchProgress } from '@spinreel/api-contract/progress';
import { isId } from '@spinreel/config-schema/options/ids';
import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from '../http/app.ts';
import type { ProgressHub } from './progress-hub.ts';
import { createWorkProgress, silentProgress, type WorkProgress } from './work-progress.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Reports the progress of this request to the clients that watch the id in its progress header. */
    progress: WorkProgress;
  }
}

/**
 * Adds `progress` to every request of an unlocked session. The work ends with the response. `done` is published only if
 * the request succeeds. Throws `malformed` for an invalid id.
 */
export function addRequestProgress(app: App, hub: ProgressHub): void {
  // Set per request in the hook below, because Fastify forbids sharing one object between requests.
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
      // Work shared with other clients continues after this client has left. Progress published then would never be
      // ended.
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
