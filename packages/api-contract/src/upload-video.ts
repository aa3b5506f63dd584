import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';
import { uploadedFileFields } from './uploaded-file.ts';

/**
 * Uploads a gameplay video as multipart form, and cuts it as the other fields say. 413 too large, 415 not a supported
 * video, 422 damaged, empty or too long. 503 with `Retry-After` (seconds) when the server is too busy to answer in time.
 */
export const uploadVideo = {
  method: 'POST',
  route: '/api/upload/video',
  path: () => '/api/upload/video',
  /** Names of the form's fields; all but the file are text (`true`, `1.5`, `-20`) and go before the file. */
  fileField: 'video',
  splitScreenField: 'splitScreen',
  zoomField: 'zoom',
  zoomXField: 'zoomX',
  zoomYField: 'zoomY',
} as const;

export const ProcessedVideo = schema(() =>
  Type.Object({
    /** Seconds of the upload. */
    duration: Type.Number({ exclusiveMinimum: 0 }),
    /** Frames per second of the upload. */
    frameRate: Type.Number({ exclusiveMinimum: 0 }),
    /** Pixels of the upload as it is seen (rotation applied). */
    width: Type.Integer({ minimum: 1 }),
    height: Type.Integer({ minimum: 1 }),
    /** Address of the cut and compressed video: the whole upload in time, the chosen part of its picture. */
    optimizedUrl: Type.String(),
    /** Pixels of the cut video. */
    optimizedWidth: Type.Integer({ minimum: 1 }),
    optimizedHeight: Type.Integer({ minimum: 1 }),
  }),
);
export type ProcessedVideo = Static<typeof ProcessedVideo>;

export const UploadedVideo = schema(() =>
  Type.Object({ ...uploadedFileFields(), processedVideo: ProcessedVideo }),
);
export type UploadedVideo = Static<typeof UploadedVideo>;

export const UploadVideoResponse = schema(() => successOf(UploadedVideo));
export type UploadVideoResponse = Static<typeof UploadVideoResponse>;
