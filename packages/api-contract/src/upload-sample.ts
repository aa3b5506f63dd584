import { musicSamples } from '@spinreel/config-schema/music-samples';
import { OneOf } from '@spinreel/config-schema/schema-parts';
import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';
import { uploadedFileFields } from './uploaded-file.ts';

/** Chooses one of the music tracks that come with the product. 422 when there is no such track. */
export const uploadSample = {
  method: 'POST',
  route: '/api/upload/sample',
  path: () => '/api/upload/sample',
} as const;

export const UploadSampleRequest = schema(() =>
  Type.Object({ sampleId: OneOf(musicSamples.map(({ id }) => id)) }, { additionalProperties: false }),
);
export type UploadSampleRequest = Static<typeof UploadSampleRequest>;

export const UploadedSample = schema(() =>
  Type.Object({
    ...uploadedFileFields(),
    /** The whole track as `data:audio/mpeg;base64,...`, for the preview player. */
    dataUri: Type.String(),
  }),
);
export type UploadedSample = Static<typeof UploadedSample>;

export const UploadSampleResponse = schema(() => successOf(UploadedSample));
export type UploadSampleResponse = Static<typeof UploadSampleResponse>;
