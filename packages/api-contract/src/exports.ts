import { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { Type, type Static } from 'typebox';
import { ApiError, createSuccessSchema } from './schemas/envelope.ts';
import { schema } from './schemas/schema.ts';
import { defineCall } from './schemas/define-call.ts';

/**
 * Estimates the size of each asset in the file of each of the ad's `networks`. The ad may be incomplete, and nothing is encoded for the
 * estimate alone. The body is `{ config: AdConfig }`. 422 if the config is not valid or uses an unknown asset, 503 if the server is busy.
 */
export const estimateSizes = defineCall('POST', '/api/export/:id/sizes');

export const NetworkSizes = schema(() =>
  Type.Object({
    network: Type.String(),
    label: Type.String(),
    /** The network's size limit in bytes. */
    limitBytes: Type.Integer({ minimum: 1 }),
    /** Size of the finished file in bytes. */
    totalBytes: Type.Integer({ minimum: 0 }),
    /** Bytes in the file (base64 included), as in `ExportResult`: by slot (`cover`, `video`, ...), and `player`. */
    bytesByAsset: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
    /** False once the video has been encoded for exactly this ad. */
    isEstimate: Type.Boolean(),
  }),
);
export type NetworkSizes = Static<typeof NetworkSizes>;

export const EstimateSizesResponse = schema(() =>
  createSuccessSchema(Type.Object({ networks: Type.Array(NetworkSizes) })),
);
export type EstimateSizesResponse = Static<typeof EstimateSizesResponse>;

/**
 * Makes and checks the file of each of the ad's `networks`, rule by rule. Reuses encodes and running exports. The body is `{ config: AdConfig }`. 422 if the config is
 * not valid or uses an unknown asset, 503 with `Retry-After` (seconds) if the server is busy. If an ad cannot be
 * exported yet, the response is still 200, and each network's `problem` says why.
 */
export const checkAd = defineCall('POST', '/api/export/:id/check');

/** The verdict of one rule. */
export const CheckedRule = schema(() =>
  Type.Object({
    id: Type.String(),
    passed: Type.Boolean(),
    severity: Type.Union([Type.Literal('error'), Type.Literal('warning'), Type.Literal('advice')]),
    /** What is wrong or correct, for people. */
    message: Type.String(),
    /** How to fix it. */
    fix: Type.String(),
    /** The network's own name for the error, such as `FILE_TOO_LARGE`; null if none is public. */
    uploadError: Type.Union([Type.String(), Type.Null()]),
    /** The URL of the network's document. It and the next two fields are null if the rule is the product's own. */
    sourceUrl: Type.Union([Type.String(), Type.Null()]),
    /** ISO date on which the document was read. */
    checkedOn: Type.Union([Type.String(), Type.Null()]),
    confidence: Type.Union([Type.String(), Type.Null()]),
  }),
);
export type CheckedRule = Static<typeof CheckedRule>;

export const NetworkVerdict = schema(() =>
  Type.Object({
    network: Type.String(),
    label: Type.String(),
    /** Whether the network will accept the file. */
    passed: Type.Boolean(),
    /** Why there is no file to check; null if there is one. */
    problem: Type.Union([ApiError, Type.Null()]),
    /** SHA-256 of the checked file; null if there is none. */
    sha256: Type.Union([Type.String(), Type.Null()]),
    /** Bytes. */
    fileSize: Type.Union([Type.Integer(), Type.Null()]),
    bytesByAsset: Type.Record(Type.String(), Type.Integer()),
    /** Broken rules come first. */
    rules: Type.Array(CheckedRule),
  }),
);
export type NetworkVerdict = Static<typeof NetworkVerdict>;

export const CheckAdResponse = schema(() =>
  createSuccessSchema(Type.Object({ networks: Type.Array(NetworkVerdict) })),
);
export type CheckAdResponse = Static<typeof CheckAdResponse>;

/** A finished file. */
export const ExportResult = schema(() =>
  Type.Object({
    /** The id of the download (see `readDownload` and `readArchive`). */
    id: Type.String(),
    /** The URL of the file, valid until it expires. */
    downloadUrl: Type.String(),
    /** The file's name: `{ad-name}-{network}-{yyyy-mm-dd}.{zip|html}`. */
    fileName: Type.String(),
    /** Bytes. */
    fileSize: Type.Integer({ minimum: 1 }),
    /** SHA-256 of the file, 64 hexadecimal digits. */
    checksum: Type.String(),
    /** ISO 8601. */
    generatedAt: Type.String(),
    expiresAt: Type.String(),
    /** The size of each asset in the file in bytes, by slot. `player` is script and markup. */
    bytesByAsset: Type.Record(Type.String(), Type.Integer()),
    /** Warnings about the ad and its file, for people. */
    warnings: Type.Array(Type.String()),
  }),
);
export type ExportResult = Static<typeof ExportResult>;

/**
 * Makes the finished file of an ad for a network (`meta`, `moloco`, ...). 404 if there is no such network, 422 with the
 * reason if the ad cannot be exported, 503 with `Retry-After` (seconds) if the server is busy. Equal configs and files
 * give equal bytes. If the config has no zoom, the saved ad's zoom is used.
 */
export const exportAd = defineCall('POST', '/api/export/:id/:network');

/** The same as `exportAd` for `meta`. */
export const generateMeta = defineCall('POST', '/api/export/:id/generate');

/** The same as `exportAd` for `moloco`. */
export const generateMoloco = defineCall('POST', '/api/export/:id/generate-moloco');

/** Options of the export. Each has only one value, and none changes the file. */
export const ExportOptions = schema(() =>
  Type.Object(
    {
      format: Type.Optional(Type.Literal('zip')),
      optimization: Type.Optional(Type.Literal('standard')),
      /** Accepted for compatibility. Finished ads never report anything. */
      includeAnalytics: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
);

export const ExportAdRequest = schema(() =>
  Type.Object({ options: Type.Optional(ExportOptions), config: AdConfig }, { additionalProperties: false }),
);

export const ExportAdResponse = schema(() => createSuccessSchema(ExportResult));

/**
 * Downloads a finished file as an attachment under its own name. Its `ETag` is its SHA-256. Supports `Range`. 404 if
 * there is none, 410 if it has expired.
 */
export const readDownload = defineCall('GET', '/api/downloads/:id');
