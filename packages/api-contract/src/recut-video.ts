import { sliderRanges, textLimits } from '@spinreel/config-schema/limits';
import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';
import { UploadedVideo } from './upload-video.ts';

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
      splitScreen: Type.Boolean(),
      zoom: Type.Number({ minimum: sliderRanges.zoom.min, maximum: sliderRanges.zoom.max }),
      zoomX: Type.Number({ minimum: sliderRanges.zoomOffset.min, maximum: sliderRanges.zoomOffset.max }),
      zoomY: Type.Number({ minimum: sliderRanges.zoomOffset.min, maximum: sliderRanges.zoomOffset.max }),
    },
    { additionalProperties: false },
  ),
);
export type RecutVideoRequest = Static<typeof RecutVideoRequest>;

export const RecutVideoResponse = schema(() => successOf(UploadedVideo));
export type RecutVideoResponse = Static<typeof RecutVideoResponse>;
