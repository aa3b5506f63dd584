import { type UploadedVideo, uploadVideo } from '@spinreel/api-contract/upload-video';
import { mediaKinds } from '@spinreel/config-schema/formats';
import type { App } from '../http/app.ts';
import { clientGone } from '../http/client-gone.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';
import { sniffUpload } from '../uploads/sniff-upload.ts';
import { takeVideo } from '../uploads/take-video.ts';
import { uploadCutOf } from '../uploads/upload-cut-of.ts';
import { uploadedVideoOf } from '../uploads/uploaded-video-of.ts';
import { withUpload } from '../uploads/with-upload.ts';

/** 200 with the new asset and its measurements; 413, 415 or 422 when the video cannot be used; 503 when too much waits. */
export function addUploadVideoRoute(app: App, services: Services): void {
  app.route({
    method: uploadVideo.method,
    url: uploadVideo.route,
    config: { adds: 'upload' },
    handler: async (request, reply) => {
      const signal = clientGone(reply);
      const taken = await withUpload(request, {
        blobs: services.blobs,
        fileField: uploadVideo.fileField,
        purposeOf: () => 'video',
        take: async (file) => {
          const cut = uploadCutOf(file.fields);
          const mediaKind = await sniffUpload({ file, purpose: 'video', kinds: mediaKinds.video });
          const { sessionId, progress } = request;
          return await takeVideo(services, { file, mediaKind, cut, sessionId, signal, progress });
        },
      });
      return success<UploadedVideo>(uploadedVideoOf(taken));
    },
  });
}
