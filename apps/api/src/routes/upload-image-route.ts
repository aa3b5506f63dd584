import { ImagePurpose, type UploadedImage, uploadImage } from '@spinreel/api-contract/upload-image';
import { assetUrl } from '@spinreel/config-schema/asset-handles';
import { mediaKinds } from '@spinreel/config-schema/formats';
import { Compile } from 'typebox/compile';
import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from '../http/app.ts';
import { clientGone } from '../http/client-gone.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';
import { sniffUpload } from '../uploads/sniff-upload.ts';
import { takeImage } from '../uploads/take-image.ts';
import { uploadedFileOf } from '../uploads/uploaded-file-of.ts';
import { withUpload } from '../uploads/with-upload.ts';

const purposes = Compile(ImagePurpose);

/** 200 with the new asset; 413, 415 or 422 when the image cannot be used. */
export function addUploadImageRoute(app: App, services: Services): void {
  app.route({
    method: uploadImage.method,
    url: uploadImage.route,
    config: { adds: 'upload' },
    handler: async (request, reply) => {
      const signal = clientGone(reply);
      const { asset, widthPx, heightPx } = await withUpload(request, {
        blobs: services.blobs,
        fileField: uploadImage.fileField,
        purposeOf,
        take: async (file) => {
          const mediaKind = await sniffUpload({
            file,
            purpose: purposeOf(file.fields),
            kinds: mediaKinds.image,
          });
          return await takeImage(services, { file, mediaKind, sessionId: request.sessionId, signal });
        },
      });
      const processedImage = { optimizedUrl: assetUrl(asset.id), width: widthPx, height: heightPx };
      return success<UploadedImage>({ ...uploadedFileOf(asset), processedImage });
    },
  });
}

/** Purposes that nobody knows are refused rather than taken for another. */
function purposeOf(fields: Readonly<Record<string, string>>): ImagePurpose {
  const purpose: unknown = fields[uploadImage.purposeField] ?? 'cover';
  if (!purposes.Check(purpose)) throw new ApiProblem('malformed');
  return purpose;
}
