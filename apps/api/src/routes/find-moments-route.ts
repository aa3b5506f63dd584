import { findMoments, type Moment } from '@spinreel/api-contract/find-moments';
import { frameAt } from '@spinreel/config-schema/pause-points';
import type { App } from '../http/app.ts';
import { clientGone } from '../http/client-gone.ts';
import { IdParams } from '../http/id-params.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';
import { momentsOf } from '../uploads/look-through-video.ts';
import { servedVideo } from '../uploads/served-video.ts';

/** 200 with the moments of a video at which a pause suits; 404 when there is no such video, 503 when too much waits. */
export function addFindMomentsRoute(app: App, services: Services): void {
  app.route({
    method: findMoments.method,
    url: findMoments.route,
    schema: { params: IdParams },
    handler: async (request, reply) => {
      const video = await servedVideo(services, request.params.id);
      const found = await momentsOf(services, video, clientGone(reply));
      const { frameRate } = video.asset.facts;
      return success<{ moments: Moment[] }>({
        moments: found.map(({ timestampSeconds, frame, reason, score }) => ({
          timestamp: timestampSeconds,
          // Players are shown at most 30 frames a second; pauses are counted on the upload's own.
          frame: frameRate === null ? frame : frameAt(timestampSeconds, frameRate),
          reason,
          score,
        })),
      });
    },
  });
}
