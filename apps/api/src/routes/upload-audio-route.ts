import { type UploadedAudio, uploadAudio } from '@spinreel/api-contract/upload-audio';
import { assetUrl } from '@spinreel/config-schema/asset-handles';
import { mediaKinds } from '@spinreel/config-schema/formats';
import type { App } from '../http/app.ts';
import { clientGone } from '../http/client-gone.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';
import { sniffUpload } from '../uploads/sniff-upload.ts';
import { takeAudio } from '../uploads/take-audio.ts';
import { uploadedFileOf } from '../uploads/uploaded-file-of.ts';
import { withUpload } from '../uploads/with-upload.ts';

/** 200 with the new asset; 413, 415 or 422 when the music cannot be used. */
export function addUploadAudioRoute(app: App, services: Services): void {
  app.route({
    method: uploadAudio.method,
    url: uploadAudio.route,
    config: { adds: 'upload' },
    handler: async (request, reply) => {
      const signal = clientGone(reply);
      const { asset, durationSeconds } = await withUpload(request, {
        blobs: services.blobs,
        fileField: uploadAudio.fileField,
        purposeOf: () => 'audio',
        take: async (file) => {
          const mediaKind = await sniffUpload({ file, purpose: 'audio', kinds: mediaKinds.audio });
          return await takeAudio(services, { file, mediaKind, sessionId: request.sessionId, signal });
        },
      });
      const processedAudio = { duration: durationSeconds, optimizedUrl: assetUrl(asset.id) };
      return success<UploadedAudio>({ ...uploadedFileOf(asset), processedAudio });
    },
  });
}
