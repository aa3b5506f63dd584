import {
  ImagePurpose,
  recutVideo as recutCall,
  RecutVideoRequest,
  RecutVideoResponse,
  uploadAudio,
  UploadAudioResponse,
  uploadFont,
  UploadFontResponse,
  uploadImage,
  UploadImageResponse,
  uploadVideo,
  UploadVideoResponse,
} from '@spinreel/api-contract/uploads';
import { videoShapes } from '@spinreel/config-schema/options/placement/video-shapes';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { getAssetUrl } from '@spinreel/config-schema/options/asset-handles';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ApiProblem } from '../../errors/api-problem.ts';
import { type App, getAddress, describedOnly, success } from '../../http/app.ts';
import { createDisconnectSignal } from '../../http/create-disconnect-signal.ts';
import { ProgressHeaders } from '../../progress/progress-routes.ts';
import { ingestAudio, ingestFont, ingestImage, ingestVideo } from '../ingest/ingest-media.ts';
import { fileProblems } from '../ingest/receive-upload.ts';
import { parseUploadCrop, type AdAssets, findCroppableVideo } from '../crop/find-croppable-video.ts';
import { makeCrop } from '../crop/make-crop.ts';
import { toUploadedFile } from '../to-uploaded-file.ts';
import { toUploadedVideo } from '../to-uploaded-video.ts';
import type { UploadContext } from '../upload-context.ts';
import { withUpload } from '../with-upload.ts';

const tags = ['Uploads'];

const consumes = ['multipart/form-data'];

/** The file of a form, in the API description. */
const formFile = Type.String({ format: 'binary', description: 'the file, after all other fields' });

/** Adds the calls that upload images, videos, audio and fonts, and the one that crops a video again. */
export function addUploadsRoutes(app: App, context: UploadContext & { readonly ads: AdAssets }): void {
  app.route({
    ...getAddress(uploadImage),
    config: { adds: 'upload', problems: [...fileProblems, 'too-many-pixels', 'too-many-frames'] },
    schema: {
      tags,
      summary: 'Upload an image',
      consumes,
      body: describedOnly(
        Type.Object({
          [uploadImage.purposeField]: Type.Optional(ImagePurpose),
          [uploadImage.fileField]: formFile,
        }),
      ),
      response: { 200: UploadImageResponse },
    },
    handler: async (request, reply) => {
      const signal = createDisconnectSignal(reply);
      const { asset, widthPx, heightPx } = await withUpload(request, {
        blobs: context.blobs,
        fileField: uploadImage.fileField,
        purposeOf: readPurpose,
        ingest: async (file) => {
          const purpose = readPurpose(file.fields);
          const { sessionId } = request;
          const answerWithinMs = serverTimings.quickAnswerMs - reply.elapsedTime;
          return await ingestImage(context, { file, purpose, sessionId, answerWithinMs, signal });
        },
      });
      const { stillSlots } = asset.facts;
      const processedImage = {
        optimizedUrl: getAssetUrl(asset.id),
        width: widthPx,
        height: heightPx,
        ...(stillSlots && { stillSlots }),
      };
      return success({ ...toUploadedFile(asset), processedImage });
    },
  });

  app.route({
    ...getAddress(uploadVideo),
    config: { adds: 'upload', problems: [...fileProblems, 'too-many-pixels', 'too-long', 'unavailable'] },
    schema: {
      tags,
      summary: 'Upload a video and crop it',
      headers: ProgressHeaders,
      consumes,
      body: describedOnly(
        Type.Object({
          [uploadVideo.splitScreenField]: Type.Optional(Type.String({ description: 'true or false' })),
          [uploadVideo.shapeField]: Type.Optional(Type.String({ description: videoShapes.join(', ') })),
          [uploadVideo.zoomField]: Type.Optional(Type.String({ description: '1 to 3' })),
          [uploadVideo.zoomXField]: Type.Optional(Type.String({ description: '-100 to 100' })),
          [uploadVideo.zoomYField]: Type.Optional(Type.String({ description: '-100 to 100' })),
          [uploadVideo.fileField]: formFile,
        }),
      ),
      response: { 200: UploadVideoResponse },
    },
    handler: async (request, reply) => {
      const signal = createDisconnectSignal(reply);
      const video = await withUpload(request, {
        blobs: context.blobs,
        fileField: uploadVideo.fileField,
        purposeOf: () => 'video',
        ingest: async (file) => {
          const cut = parseUploadCrop(file.fields);
          const { sessionId, progress } = request;
          const answerWithinMs = serverTimings.quickAnswerMs - reply.elapsedTime;
          return await ingestVideo(context, { file, cut, sessionId, signal, progress, answerWithinMs });
        },
      });
      return success(toUploadedVideo(video));
    },
  });

  app.route({
    ...getAddress(recutCall),
    config: { adds: 'file', problems: ['unknown-asset', 'asset-missing', 'busy', 'unavailable'] },
    schema: {
      tags,
      summary: 'Crop an uploaded video again',
      headers: ProgressHeaders,
      body: RecutVideoRequest,
      response: { 200: RecutVideoResponse },
    },
    handler: async (request, reply) => {
      const { filePath: handle, adId, ...cut } = request.body;
      const { sessionId, progress } = request;
      const signal = createDisconnectSignal(reply);
      const asset = await findCroppableVideo(context, { handle, adId, sessionId });
      const video = await makeCrop(context, { asset, cut, signal, progress });
      return success(toUploadedVideo(video));
    },
  });

  app.route({
    ...getAddress(uploadAudio),
    config: { adds: 'upload', problems: [...fileProblems, 'unavailable'] },
    schema: {
      tags,
      summary: 'Upload background music',
      consumes,
      body: describedOnly(Type.Object({ [uploadAudio.fileField]: formFile })),
      response: { 200: UploadAudioResponse },
    },
    handler: async (request, reply) => {
      const signal = createDisconnectSignal(reply);
      const { asset, durationSeconds } = await withUpload(request, {
        blobs: context.blobs,
        fileField: uploadAudio.fileField,
        purposeOf: () => 'audio',
        ingest: (file) => ingestAudio(context, { file, sessionId: request.sessionId, signal }),
      });
      const processedAudio = { duration: durationSeconds, optimizedUrl: getAssetUrl(asset.id) };
      return success({ ...toUploadedFile(asset), processedAudio });
    },
  });

  app.route({
    ...getAddress(uploadFont),
    config: { adds: 'upload', problems: [...fileProblems, 'unusable-font'] },
    schema: {
      tags,
      summary: 'Upload a brand font',
      consumes,
      body: describedOnly(Type.Object({ [uploadFont.fileField]: formFile })),
      response: { 200: UploadFontResponse },
    },
    handler: async (request, reply) => {
      const signal = createDisconnectSignal(reply);
      const { asset, facts } = await withUpload(request, {
        blobs: context.blobs,
        fileField: uploadFont.fileField,
        purposeOf: () => 'font',
        ingest: (file) => ingestFont(context, { file, sessionId: request.sessionId, signal }),
      });
      const processedFont = { ...facts, optimizedUrl: getAssetUrl(asset.id) };
      return success({ ...toUploadedFile(asset), processedFont });
    },
  });
}

const purposes = Compile(ImagePurpose);

/** Without a purpose, every image is accepted. An unknown purpose is an error. */
function readPurpose(fields: Readonly<Record<string, string>>): ImagePurpose {
  const purpose: unknown = fields[uploadImage.purposeField] ?? 'decoration';
  if (!purposes.Check(purpose)) throw new ApiProblem('malformed');
  return purpose;
}
