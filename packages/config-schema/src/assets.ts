import { Type, type Static } from 'typebox';
import { textLimits, sliderRanges, videoLimits } from './limits.ts';
import { musicSamples } from './music-samples.ts';
import { backgroundTypes } from './options.ts';
import { closed, Colour, Nullable, OneOf } from './schema-parts.ts';

const path = Type.String({ maxLength: textLimits.assetPath });

/** What every asset may carry. Only `filePath` counts; the rest is the client's own and is ignored by the server. */
const assetFields = {
  /** An opaque handle that the server gave out, or in a JSON file for the CLI, a path relative to that file. */
  filePath: path,
  /** What is left of a browser's `File` in JSON: nothing. */
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

/** The part of the uploaded video that plays; seconds from the upload's first frame. */
export const Trim = Type.Object(
  {
    startSeconds: Type.Number({ minimum: 0, maximum: videoLimits.maxUploadDurationSeconds }),
    endSeconds: Type.Number({ minimum: 0, maximum: videoLimits.maxUploadDurationSeconds + 1 }),
  },
  closed,
);
export type Trim = Static<typeof Trim>;

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
    splitScreen: Type.Optional(Type.Boolean()),
    zoom: Type.Optional(Type.Number({ minimum: sliderRanges.zoom.min, maximum: sliderRanges.zoom.max })),
    /** Percent of the free room to the side: -100 is the left edge, 100 the right. */
    zoomX: Type.Optional(
      Type.Number({ minimum: sliderRanges.zoomOffset.min, maximum: sliderRanges.zoomOffset.max }),
    ),
    /** Percent of the free room above and below: -100 is the top edge, 100 the bottom. */
    zoomY: Type.Optional(
      Type.Number({ minimum: sliderRanges.zoomOffset.min, maximum: sliderRanges.zoomOffset.max }),
    ),
    trim: Nullable(Trim),
  },
  closed,
);
export type VideoAsset = Static<typeof VideoAsset>;

/** Looping background music. A sample is uploaded by the server itself; `sampleId` tells which one it is. */
export const MusicAsset = Type.Object(
  {
    ...assetFields,
    /** 0 is silent, 1 as loud as the file. */
    volume: Type.Optional(
      Type.Number({ minimum: sliderRanges.musicVolume.min, maximum: sliderRanges.musicVolume.max }),
    ),
    sampleId: Nullable(OneOf(musicSamples.map((sample) => sample.id))),
  },
  closed,
);
export type MusicAsset = Static<typeof MusicAsset>;

/** What fills the screen around a split-screen video. */
export const Background = Type.Object(
  {
    type: Type.Optional(OneOf(backgroundTypes)),
    solidColor: Type.Optional(Colour),
    customImage: Nullable(ImageAsset),
  },
  closed,
);
export type Background = Static<typeof Background>;

/** Everything a marketer can upload for one ad. */
export const Assets = Type.Object(
  {
    coverImage: Nullable(ImageAsset),
    gameplayVideo: Nullable(VideoAsset),
    lowerHalfImage: Nullable(ImageAsset),
    outroImage: Nullable(ImageAsset),
    winningBadgeImage: Nullable(ImageAsset),
    finalCtaButtonImage: Nullable(ImageAsset),
    /** The picture behind a full-screen video. */
    frameImage: Nullable(ImageAsset),
    backgroundMusic: Nullable(MusicAsset),
    background: Nullable(Background),
  },
  closed,
);
export type Assets = Static<typeof Assets>;
