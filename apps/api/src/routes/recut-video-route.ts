import { recutVideo as call, RecutVideoRequest } from '@spinreel/api-contract/recut-video';
import type { UploadedVideo } from '@spinreel/api-contract/upload-video';
import type { App } from '../http/app.ts';
import { clientGone } from '../http/client-gone.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';
import { recutVideo } from '../uploads/recut-video.ts';
import { uploadedVideoOf } from '../uploads/uploaded-video-of.ts';

/** 200 with the video as it is cut now; 422 when there is no such video, 503 when too much waits. */
export function addRecutVideoRoute(app: App, services: Services): void {
  app.route({
    method: call.method,
    url: call.route,
    schema: { body: RecutVideoRequest },
    handler: async (request, reply) => {
      const { filePath: handle, adId, ...cut } = request.body;
      const { sessionId, progress } = request;
      const signal = clientGone(reply);
      const video = await recutVideo(services, { handle, adId, cut, sessionId, signal, progress });
      return success<UploadedVideo>(uploadedVideoOf(video));
    },
  });
}
