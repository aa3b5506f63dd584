import { Type, type Static } from 'typebox';
import { textLimits, videoLimits } from '../limits/limits.ts';
import { musicSamples } from '../options/music-samples.ts';
import { backgroundFields, musicFields, videoFields } from './fields/ad-fields.ts';
import { smallestRegion, videoShapes } from '../options/placement/video-shapes.ts';
import { closed, Nullable, OneOf } from './schema-parts.ts';
import { toSchemas } from './fields/field-schemas.ts';

const path = Type.String({ maxLength: textLimits.assetPath });

/**
 * The fields of every asset. Only `filePath` affects the ad; the other fields are for the client. The server stores
 * `originalName` and the `preview` of images without interpreting them.
 */
const assetFields = {
  /** An opaque handle issued by the server, or a path relative to the JSON file in the CLI. */
  filePath: path,
  /** A browser's `File` after serialization as JSON, which is an empty object. */
  file: Nullable(Type.Object({}, closed)),
  preview: Nullable(path),
  originalName: Nullable(Type.String({ maxLength: textLimits.originalName })),
  uploadedPath: Nullable(path),
  fileSystemPath: Nullable(path),
  processedUrl: Nullable(path),
};

/** An image: cover, outro, badge, ... */
export const ImageAsset = Type.Object(assetFields, closed);
export type ImageAsset = Static<typeof ImageAsset>;

/** The brand's own font: TTF, OTF, WOFF or WOFF2. */
export const FontAsset = Type.Object(assetFields, closed);
export type FontAsset = Static<typeof FontAsset>;

/** The part of the uploaded video that plays; seconds from the upload's first frame. */
export const Trim = Type.Object(
  {
    startSeconds: Type.Number({ minimum: 0, maximum: videoLimits.maxUploadDurationSeconds }),
    endSeconds: Type.Number({ minimum: 0, maximum: videoLimits.maxUploadDurationSeconds + 1 }),
  },
  closed,
);
export type Trim = Static<typeof Trim>;

/** A part of the uploaded video, as shares of its width and height. */
export const Region = Type.Object(
  {
    x: Type.Number({ minimum: 0, maximum: 1 }),
    y: Type.Number({ minimum: 0, maximum: 1 }),
    width: Type.Number({ minimum: smallestRegion, maximum: 1 }),
    height: Type.Number({ minimum: smallestRegion, maximum: 1 }),
  },
  closed,
);
export type Region = Static<typeof Region>;

/** The gameplay video. Width, height, duration and frame rate are the upload's, as the server measured them. */
export const VideoAsset = Type.Object(
  {
    ...assetFields,
    width: Nullable(Type.Number({ minimum: 1, maximum: 16384 })),
    height: Nullable(Type.Number({ minimum: 1, maximum: 16384 })),
    /** Seconds. */
    duration: Nullable(Type.Number({ minimum: 0, maximum: videoLimits.maxUploadDurationSeconds + 1 })),
    /** Frames per second. */
    frameRate: Nullable(Type.Number({ exclusiveMinimum: 0, maximum: videoLimits.maxSourceFrameRate })),
    ...toSchemas(videoFields),
    shape: Nullable(OneOf(videoShapes)),
    /** The visible part, if `shape` is `reels`. */
    reels: Nullable(Region),
    trim: Nullable(Trim),
  },
  closed,
);
export type VideoAsset = Static<typeof VideoAsset>;

/** Looping background music. A sample is uploaded by the server itself; `sampleId` is its id. */
export const MusicAsset = Type.Object(
  {
    ...assetFields,
    ...toSchemas(musicFields),
    sampleId: Nullable(OneOf(musicSamples.map((sample) => sample.id))),
  },
  closed,
);
export type MusicAsset = Static<typeof MusicAsset>;

/** The background around a split-screen video. */
export const Background = Type.Object(
  {
    ...toSchemas(backgroundFields),
    customImage: Nullable(ImageAsset),
  },
  closed,
);
export type Background = Static<typeof Background>;

/** Everything a marketer can upload for one ad. */
export const Assets = Type.Object(
  {
    coverImage: Nullable(ImageAsset),
    /** Replaces the cover image on landscape screens. */
    landscapeCoverImage: Nullable(ImageAsset),
    gameplayVideo: Nullable(VideoAsset),
    lowerHalfImage: Nullable(ImageAsset),
    outroImage: Nullable(ImageAsset),
    winningBadgeImage: Nullable(ImageAsset),
    finalCtaButtonImage: Nullable(ImageAsset),
    /** The icon of the app, on an outro with the composition `app-card`. */
    appIcon: Nullable(ImageAsset),
    /** Replaces the spin button, on the cover too. */
    spinButtonImage: Nullable(ImageAsset),
    /** The image behind a full-screen video. */
    frameImage: Nullable(ImageAsset),
    /** The brand's logo, on the screens of `compliance.logoScreens`. */
    logoImage: Nullable(ImageAsset),
    /** The font of texts whose `fontFamily` is `Brand font`. */
    brandFont: Nullable(FontAsset),
    backgroundMusic: Nullable(MusicAsset),
    background: Nullable(Background),
  },
  closed,
);
export type Assets = Static<typeof Assets>;
