import { Type, type Static } from 'typebox';
import { Region } from '@spinreel/config-schema/ad/assets';
import { cropQuery } from '@spinreel/config-schema/options/asset-handles';
import { createSuccessSchema } from './schemas/envelope.ts';
import { schema } from './schemas/schema.ts';
import { defineCall } from './schemas/define-call.ts';

/**
 * Reads an uploaded asset in a format that browsers can show: an image, the cropped video, music. Supports `Range`. 404
 * if there is no such asset. A video's URL names its crop (`?cut=...`, from `nameCrop`), so its bytes never change and browsers
 * cache them. A crop that does not exist is made. Without `cut`, or with one that is unknown, a video has the crop of its
 * upload, and browsers revalidate each time.
 */
export const readAsset = defineCall('GET', '/api/assets/:id', {
  cutQuery: cropQuery,
});

/**
 * Reads a video's filmstrip: its frames as tiles of one JPEG, in the layout of `filmstripLayout` in config-schema for
 * the upload's duration and the cropped video's size. 404 if there is no such video, 503 with `Retry-After` (seconds)
 * if the server is busy.
 */
export const readFilmstrip = defineCall('GET', '/api/assets/:id/filmstrip', {
  /**
   * The URL of the filmstrip for the video at this `optimizedUrl`. It contains the crop too, so browsers can cache it.
   */
  pathOf: (optimizedUrl: string) => optimizedUrl.replace(/(?=\?|$)/, '/filmstrip'),
});

/**
 * Suggests times for pauses in a video, based on its frames and sound. 404 if there is no such video, 503 with
 * `Retry-After` (seconds) if the server is busy.
 */
export const findMoments = defineCall('GET', '/api/assets/:id/moments');

export const Moment = schema(() =>
  Type.Object({
    /** Seconds from the start of the upload. */
    timestamp: Type.Number({ minimum: 0 }),
    /** Index of the frame at the upload's frame rate. */
    frame: Type.Integer({ minimum: 0 }),
    /**
     * What happens at this time: the video stops moving (the time is right before it moves again, if it does), a new
     * scene starts, or the sound becomes clearly louder or quieter.
     */
    reason: Type.Union([
      Type.Literal('motion-stops'),
      Type.Literal('scene-change'),
      Type.Literal('sound-change'),
    ]),
    /** Confidence, 0 to 1. */
    score: Type.Number({ minimum: 0, maximum: 1 }),
  }),
);
export type Moment = Static<typeof Moment>;

/** A spin in a video. Times are seconds from the start of the upload. */
export const Spin = schema(() =>
  Type.Object({
    /** When the reels rest, right before they start. */
    restSeconds: Type.Number({ minimum: 0 }),
    /** When the reels stand still again. Null if the video ends before. */
    stopSeconds: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
    /** When everything has come to rest: after the win, if one follows. */
    settledSeconds: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
    /** Confidence, 0 to 1. */
    score: Type.Number({ minimum: 0, maximum: 1 }),
  }),
);

export const FindMomentsResponse = schema(() =>
  createSuccessSchema(
    Type.Object({
      /** In order of time. */
      moments: Type.Array(Moment),
      /** In order of time. `suggestCut` in `config-schema` chooses a cut from them. */
      spins: Type.Array(Spin),
    }),
  ),
);
export type FindMomentsResponse = Static<typeof FindMomentsResponse>;

/**
 * Finds the area of a video in which its reels spin. 404 if there is no such video, 503 with `Retry-After` (seconds) if the
 * server is busy.
 */
export const findReels = defineCall('GET', '/api/assets/:id/reels');

/** The reels of a video. */
export const FoundReels = schema(() =>
  Type.Object({
    /** Shares of the width and height of the whole upload. */
    region: Region,
    /** 0 to 1. */
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
  }),
);
export type FoundReels = Static<typeof FoundReels>;

export const FindReelsResponse = schema(() =>
  createSuccessSchema(
    Type.Object({
      /** Null if no area is clearly that of the reels. */
      reels: Type.Union([FoundReels, Type.Null()]),
      /** A frame of the whole upload as a data URL of a JPEG, on which the reels rest if they do. */
      still: Type.String(),
    }),
  ),
);
export type FindReelsResponse = Static<typeof FindReelsResponse>;

/**
 * Finds the parts of an image that stand out, such as the hero, a logo or a title. 404 if there is no such image, 503 with
 * `Retry-After` (seconds) if the server is busy.
 */
export const findSalience = defineCall('GET', '/api/assets/:id/salience');

/** A part of an image that stands out. */
export const SalientPart = schema(() =>
  Type.Object({
    /** Shares of the width and height of the image. */
    region: Region,
    /** The part's share of everything that stands out. The weights of all parts add up to 1. */
    weight: Type.Number({ minimum: 0, maximum: 1 }),
  }),
);

export const FindSalienceResponse = schema(() =>
  createSuccessSchema(
    Type.Object({
      /** The most salient part first. Null if nothing stands out, as in a gradient or a pattern. */
      parts: Type.Union([Type.Array(SalientPart, { minItems: 1, maxItems: 3 }), Type.Null()]),
    }),
  ),
);
export type FindSalienceResponse = Static<typeof FindSalienceResponse>;
