import { musicSamples } from '@spinreel/config-schema/options/music-samples';
import { OneOf } from '@spinreel/config-schema/ad/schema-parts';
import { Type, type Static } from 'typebox';
import { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { createSuccessSchema } from './schemas/envelope.ts';
import { schema } from './schemas/schema.ts';
import { uploadedFileFields } from './uploads.ts';
import { StoredAsset } from './schemas/stored-ad.ts';
import { defineCall } from './schemas/define-call.ts';

/** Adds one of the sample music tracks to the session's uploads. 422 if there is no such track. */
export const uploadSample = defineCall('POST', '/api/upload/sample');

export const UploadSampleRequest = schema(() =>
  Type.Object({ sampleId: OneOf(musicSamples.map(({ id }) => id)) }, { additionalProperties: false }),
);

export const UploadedSample = schema(() =>
  Type.Object({
    ...uploadedFileFields(),
    /** The whole track as `data:audio/mpeg;base64,...`, for the preview player. */
    dataUri: Type.String(),
  }),
);
export type UploadedSample = Static<typeof UploadedSample>;

export const UploadSampleResponse = schema(() => createSuccessSchema(UploadedSample));

/**
 * Adds the sample casino ad to the session's uploads: cover, gameplay video, badge, outro and music. The server
 * prepares them when it starts, so the response is usually immediate. 503 with `Retry-After` (seconds) if the server is
 * too busy to prepare them.
 */
export const useSampleAd = defineCall('POST', '/api/upload/sample-ad');

export const SampleAd = schema(() =>
  Type.Object({
    /** The sample's assets, pause points, texts and store URL, to be merged into the draft. */
    config: AdConfig,
    /** The files that `config` refers to, by asset id. */
    assets: Type.Record(Type.String(), StoredAsset),
  }),
);
export type SampleAd = Static<typeof SampleAd>;

export const UseSampleAdResponse = schema(() => createSuccessSchema(SampleAd));
export type UseSampleAdResponse = Static<typeof UseSampleAdResponse>;
