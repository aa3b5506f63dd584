import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';
import { uploadedFileFields } from './uploaded-file.ts';

/** Uploads background music as multipart form. 413 too large, 415 not supported audio, 422 damaged or empty. */
export const uploadAudio = {
  method: 'POST',
  route: '/api/upload/audio',
  path: () => '/api/upload/audio',
  fileField: 'audio',
} as const;

export const UploadedAudio = schema(() =>
  Type.Object({
    ...uploadedFileFields(),
    processedAudio: Type.Object({ duration: Type.Number({ minimum: 0 }), optimizedUrl: Type.String() }),
  }),
);
export type UploadedAudio = Static<typeof UploadedAudio>;

export const UploadAudioResponse = schema(() => successOf(UploadedAudio));
export type UploadAudioResponse = Static<typeof UploadAudioResponse>;
