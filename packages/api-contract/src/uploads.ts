import { Type, type Static } from 'typebox';
import { Region } from '@spinreel/config-schema/ad/assets';
import { videoShapes } from '@spinreel/config-schema/options/placement/video-shapes';
import { Nullable, OneOf } from '@spinreel/config-schema/ad/schema-parts';
import { imageSlots } from '@spinreel/config-schema/options/asset-slots';
import { sliderRanges, textLimits } from '@spinreel/config-schema/limits/limits';
import { schema } from './schemas/schema.ts';
import { createSuccessSchema } from './schemas/envelope.ts';
import { defineCall } from './schemas/define-call.ts';

/**
 * Creates the fields that every upload response contains. Both handles name the same file, and a config may use either
 * as an asset's `filePath`.
 */
export function uploadedFileFields() {
  return {
    /** `/api/assets/<id>`: a handle that is also the URL of a version for browsers. */
    filePath: Type.String(),
    /** `asset:<id>`: a handle that is not a URL. Never a path. */
    fileSystemPath: Type.String(),
    /** The file's name as sent by the client, for display only. */
    originalName: Type.String(),
    /** Bytes of the upload. */
    fileSize: Type.Integer({ minimum: 1 }),
  };
}

/** The crop of a video, in the units of the ad config. */
export const VideoCut = schema(() =>
  Type.Object({
    splitScreen: Type.Boolean(),
    zoom: Type.Number({ minimum: sliderRanges.zoom.min, maximum: sliderRanges.zoom.max }),
    zoomX: Type.Number({ minimum: sliderRanges.zoomOffset.min, maximum: sliderRanges.zoomOffset.max }),
    zoomY: Type.Number({ minimum: sliderRanges.zoomOffset.min, maximum: sliderRanges.zoomOffset.max }),
    /** By default 16:9 in split-screen mode, and 9:16 in full-screen mode. */
    shape: Type.Optional(OneOf(videoShapes)),
    /** The visible part, if `shape` is `reels`. */
    reels: Nullable(Region),
  }),
);
export type VideoCut = Static<typeof VideoCut>;

/**
 * Uploads an image as a multipart form. 413 if it is too large, 415 if it is not a supported image, 422 if it is
 * damaged or empty, with a message for people. 503 with `Retry-After` (seconds) if the server is busy.
 */
export const uploadImage = defineCall('POST', '/api/upload/image', {
  /** Names of the form's fields. `purposeField` must precede the file. */
  fileField: 'image',
  purposeField: 'purpose',
});

/**
 * The purpose of an image. It decides the accepted formats and the error message. If it is omitted, every supported
 * image is accepted, including SVG; an ad that uses an SVG as its cover or background is then rejected.
 */
export const ImagePurpose = schema(() =>
  Type.Union([Type.Literal('cover'), Type.Literal('background'), Type.Literal('decoration')]),
);
export type ImagePurpose = Static<typeof ImagePurpose>;

/**
 * The slots in which an ad shows only the first frame of an animated image: all slots for an animated PNG, those for which
 * the animation is too large for other images. Omitted if there are none.
 */
export const StillSlots = schema(() => Type.Array(OneOf(imageSlots)));

export const ProcessedImage = schema(() =>
  Type.Object({
    /** URL of the image in a format that browsers can show (PNG for an SVG). */
    optimizedUrl: Type.String(),
    /** Pixels. */
    width: Type.Integer({ minimum: 1 }),
    height: Type.Integer({ minimum: 1 }),
    stillSlots: Type.Optional(StillSlots),
  }),
);

export const UploadedImage = schema(() =>
  Type.Object({ ...uploadedFileFields(), processedImage: ProcessedImage }),
);
export type UploadedImage = Static<typeof UploadedImage>;

export const UploadImageResponse = schema(() => createSuccessSchema(UploadedImage));

/**
 * Uploads a gameplay video as a multipart form, and crops it as the other fields say. 413 if it is too large, 415 if it
 * is not a supported video, 422 if it is damaged, empty or too long. 503 with `Retry-After` (seconds) if the server is
 * too busy to respond in time.
 */
export const uploadVideo = defineCall('POST', '/api/upload/video', {
  /** Names of the form's fields. All except the file are text (`true`, `1.5`, `-20`) and must precede the file. */
  fileField: 'video',
  splitScreenField: 'splitScreen',
  shapeField: 'shape',
  zoomField: 'zoom',
  zoomXField: 'zoomX',
  zoomYField: 'zoomY',
});

export const ProcessedVideo = schema(() =>
  Type.Object({
    /** Seconds of the upload. */
    duration: Type.Number({ exclusiveMinimum: 0 }),
    /** Frames per second of the upload. */
    frameRate: Type.Number({ exclusiveMinimum: 0 }),
    /** Width and height of the upload in pixels, with rotation applied. */
    width: Type.Integer({ minimum: 1 }),
    height: Type.Integer({ minimum: 1 }),
    /** URL of the cropped and compressed video. It has the upload's full duration. */
    optimizedUrl: Type.String(),
    /** Width and height of the cropped video in pixels. */
    optimizedWidth: Type.Integer({ minimum: 1 }),
    optimizedHeight: Type.Integer({ minimum: 1 }),
    /** Notes for the marketer about the accepted video, such as sound that was left out. */
    notice: Type.Optional(Type.String()),
  }),
);
export type ProcessedVideo = Static<typeof ProcessedVideo>;

export const UploadedVideo = schema(() =>
  Type.Object({ ...uploadedFileFields(), processedVideo: ProcessedVideo }),
);
export type UploadedVideo = Static<typeof UploadedVideo>;

export const UploadVideoResponse = schema(() => createSuccessSchema(UploadedVideo));

/**
 * Makes a crop of an uploaded video from its stored original, or finds it. The response is that of `uploadVideo`, with the same
 * handle and the URL of the crop. Other crops of the video stay; an ad shows the one that its settings name. 422 if the handle names no video of this session or ad, 503 with `Retry-After` (seconds) if the
 * server is too busy to respond in time.
 */
export const recutVideo = defineCall('POST', '/api/upload/video/recut');

export const RecutVideoRequest = schema(() =>
  Type.Object(
    {
      /** The handle of the upload, in either form. */
      filePath: Type.String({ maxLength: textLimits.assetPath }),
      /** The ad that uses the video, if another session uploaded it. */
      adId: Type.Optional(Type.String()),
      ...VideoCut.properties,
    },
    { additionalProperties: false },
  ),
);
export type RecutVideoRequest = Static<typeof RecutVideoRequest>;

export const RecutVideoResponse = schema(() => createSuccessSchema(UploadedVideo));

/**
 * Uploads background music as a multipart form. 413 if it is too large, 415 if it is not supported audio, 422 if it is
 * damaged or empty.
 */
export const uploadAudio = defineCall('POST', '/api/upload/audio', {
  fileField: 'audio',
});

export const UploadedAudio = schema(() =>
  Type.Object({
    ...uploadedFileFields(),
    processedAudio: Type.Object({ duration: Type.Number({ minimum: 0 }), optimizedUrl: Type.String() }),
  }),
);
export type UploadedAudio = Static<typeof UploadedAudio>;

export const UploadAudioResponse = schema(() => createSuccessSchema(UploadedAudio));

/**
 * Uploads a brand font (TTF, OTF, WOFF, WOFF2) as a multipart form. 413 if it is too large, 415 if it is not a font, 422
 * if it is damaged or empty, or if its license does not allow it to be part of an ad, with a message for people.
 */
export const uploadFont = defineCall('POST', '/api/upload/font', {
  fileField: 'font',
});

/** What the server read in a font. */
export const UploadedFontFacts = schema(() =>
  Type.Object({
    /** As the font names it. Empty if it has no name. */
    family: Type.String(),
    /** Such as `Bold`. Empty if it has no name. */
    style: Type.String(),
    /** The characters that it has, as in CSS: `U+20-7E,U+A9`. */
    unicodeRange: Type.String(),
  }),
);
export type UploadedFontFacts = Static<typeof UploadedFontFacts>;

export const UploadedFont = schema(() =>
  Type.Object({
    ...uploadedFileFields(),
    processedFont: Type.Object({
      ...UploadedFontFacts.properties,
      /** URL of the font as WOFF2. */
      optimizedUrl: Type.String(),
    }),
  }),
);
export type UploadedFont = Static<typeof UploadedFont>;

export const UploadFontResponse = schema(() => createSuccessSchema(UploadedFont));
