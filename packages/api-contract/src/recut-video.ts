import { textLimits } from '@spinreel/config-schema/limits';
import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';
import { UploadedVideo } from './upload-video.ts';
import { VideoCut } from './video-cut.ts';

/**
 * Cuts a video anew that was uploaded before, from its stored original. The answer is that of `uploadVideo`, with the same
 * handle. 422 when the handle names no video of this session or ad, 503 with `Retry-After` (seconds) when the server is
 * too busy to answer in time.
 */
export const recutVideo = {
  method: 'POST',
  route: '/api/upload/video/recut',
  path: () => '/api/upload/video/recut',
} as const;

export const RecutVideoRequest = schema(() =>
  Type.Object(
    {
      /** The handle of the upload, in either of its forms. */
      filePath: Type.String({ maxLength: textLimits.assetPath }),
      /** The ad that uses it, for videos which another session uploaded. */
      adId: Type.Optional(Type.String()),
      ...VideoCut.properties,
    },
    { additionalProperties: false },
  ),
);
export type RecutVideoRequest = Static<typeof RecutVideoRequest>;

export const RecutVideoResponse = schema(() => successOf(UploadedVideo));
export type RecutVideoResponse = Static<typeof RecutVideoResponse>;
