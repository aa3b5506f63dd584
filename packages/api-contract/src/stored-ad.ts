import { AdConfig } from '@spinreel/config-schema/ad-config';
import { Type, type Static } from 'typebox';
import { schema } from './schema.ts';
import { VideoCut } from './video-cut.ts';

/** What the server knows of a file that an ad uses; all that the wizard needs to show it again. */
export const StoredAsset = schema(() =>
  Type.Object({
    id: Type.String(),
    kind: Type.Union([Type.Literal('image'), Type.Literal('video'), Type.Literal('audio')]),
    filePath: Type.String(),
    fileSystemPath: Type.String(),
    originalName: Type.String(),
    /** Bytes of the upload. */
    fileSize: Type.Integer({ minimum: 1 }),
    /** Address to show or play it from. */
    optimizedUrl: Type.String(),
    /** Pixels; null for audio. */
    width: Type.Union([Type.Integer(), Type.Null()]),
    height: Type.Union([Type.Integer(), Type.Null()]),
    /** Seconds; null for images. */
    duration: Type.Union([Type.Number(), Type.Null()]),
    /** Frames per second; null unless it is a video. */
    frameRate: Type.Union([Type.Number(), Type.Null()]),
    /** What `optimizedUrl` shows of a video; left out unless it is one. */
    cut: Type.Optional(VideoCut),
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
    /** By asset id: the files that `config` refers to. */
    assets: Type.Record(Type.String(), StoredAsset),
  }),
);
export type StoredAd = Static<typeof StoredAd>;
