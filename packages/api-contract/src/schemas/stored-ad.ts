import { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { Type, type Static } from 'typebox';
import { schema } from './schema.ts';
import { StillSlots, UploadedFontFacts, VideoCut } from '../uploads.ts';

/** An uploaded file that an ad uses, with everything that the wizard needs to show it. */
export const StoredAsset = schema(() =>
  Type.Object({
    id: Type.String(),
    kind: Type.Union([
      Type.Literal('image'),
      Type.Literal('video'),
      Type.Literal('audio'),
      Type.Literal('font'),
    ]),
    filePath: Type.String(),
    fileSystemPath: Type.String(),
    originalName: Type.String(),
    /** Bytes of the upload. */
    fileSize: Type.Integer({ minimum: 1 }),
    /** URL of the file in a format that browsers can show or play. */
    optimizedUrl: Type.String(),
    /** Pixels; null for audio and fonts. */
    width: Type.Union([Type.Integer(), Type.Null()]),
    height: Type.Union([Type.Integer(), Type.Null()]),
    /** Seconds; null for images and fonts. */
    duration: Type.Union([Type.Number(), Type.Null()]),
    /** Frames per second; null unless it is a video. */
    frameRate: Type.Union([Type.Number(), Type.Null()]),
    /** The crop that `optimizedUrl` shows; only set for videos. */
    cut: Type.Optional(VideoCut),
    /** The crops that the ad, its variants or languages show and that have been made, by their names in URLs. Only set for videos. */
    crops: Type.Optional(Type.Array(Type.String())),
    stillSlots: Type.Optional(StillSlots),
    /** Only set for fonts. */
    font: Type.Optional(UploadedFontFacts),
  }),
);
export type StoredAsset = Static<typeof StoredAsset>;

/** A saved ad. */
export const StoredAd = schema(() =>
  Type.Object({
    id: Type.String(),
    /** Counts the saves, from 1. Also the `ETag`, as `"<version>"`. */
    version: Type.Integer({ minimum: 1 }),
    config: AdConfig,
    /** ISO 8601, of the server's clock. */
    createdAt: Type.String(),
    updatedAt: Type.String(),
    /** The files that `config` refers to, by asset id. */
    assets: Type.Record(Type.String(), StoredAsset),
  }),
);
export type StoredAd = Static<typeof StoredAd>;
