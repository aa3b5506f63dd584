import { buildLimits } from '@spinreel/config-schema/limits/limits';
import { Type, type Static } from 'typebox';
import { createSuccessSchema } from './schemas/envelope.ts';
import { schema } from './schemas/schema.ts';
import { defineCall } from './schemas/define-call.ts';

/**
 * Downloads finished files of an ad as one ZIP archive. The query lists the ids of their downloads (`?files=a,b`, at most
 * `maxFiles`). The archive also contains the `ArchiveManifest` as `manifest.json` and `manifest.csv`, the report of
 * `readReport`, and with `&project=included` the project file of the saved ad (see `readProject`). If the files are of
 * several variants or languages, or with `&template=...`, the archive has a folder for each network, and the files are named
 * by the template (see `ArchiveTemplate`). Supports `Range`. 404 if one of the files does
 * not belong to this ad or was made by another session, 410 if one has expired, 422 if an upload of the project is no longer
 * stored.
 */
export const readArchive = defineCall('GET', '/api/export/:id/archive', {
  filesParameter: 'files',
  projectParameter: 'project',
  templateParameter: 'template',
  maxFiles: 100,
  manifestName: 'manifest.json',
  tableName: 'manifest.csv',
  reportName: 'report.html',
});

/**
 * Downloads a report about finished files of an ad as one HTML page: each rule with its source, and what uses the space.
 * The query and its errors are those of `readArchive`. Also 404 if all files were made before reports were stored.
 */
export const readReport = defineCall('GET', '/api/export/:id/report');

/**
 * The template of the names of files in an archive, without an extension. Placeholders are `{ad}`, `{variant}`,
 * `{language}`, `{network}`, `{market}` and `{date}`. Files whose page carries their name keep the name they were built with.
 */
export const ArchiveTemplate = schema(() => Type.String({ minLength: 1, maxLength: 200 }));

/**
 * Puts together an archive of many finished files of an ad, and returns at once. Its download is composed while it is read,
 * and contains what that of `readArchive` does, but a report only for at most `readArchive.maxFiles` files. 422 if the
 * template cannot be used, and the errors of `readArchive`.
 */
export const createArchive = defineCall('POST', '/api/export/:id/archive');

export const CreateArchiveRequest = schema(() =>
  Type.Object(
    {
      /** The ids of the downloads. */
      files: Type.Array(Type.String(), { minItems: 1, maxItems: buildLimits.maxPerRequest }),
      template: Type.Optional(ArchiveTemplate),
      /** Whether the archive contains the project file of the saved ad. */
      project: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
);
export type CreateArchiveRequest = Static<typeof CreateArchiveRequest>;

export const CreateArchiveResponse = schema(() =>
  createSuccessSchema(
    Type.Object({
      id: Type.String(),
      downloadUrl: Type.String(),
      fileName: Type.String(),
      /** Bytes. */
      fileSize: Type.Integer({ minimum: 1 }),
      /** When the download ends, in ISO 8601. It ends earlier if one of the files expires earlier. */
      expiresAt: Type.String(),
    }),
  ),
);
export type CreateArchiveResponse = Static<typeof CreateArchiveResponse>;

/**
 * Downloads an archive that `createArchive` has put together. Supports `Range`. 404 if it is unknown, 410 if it or one of its
 * files has expired.
 */
export const downloadArchive = defineCall('GET', '/api/archives/:id');

/** One finished file in an archive. */
export const ArchivedFile = schema(() =>
  Type.Object({
    /** The id of the network. */
    network: Type.String(),
    /** The file's name in the archive, with its folder if there is one. */
    fileName: Type.String(),
    /** The id of the variant; null for the base. */
    variantId: Type.Union([Type.String(), Type.Null()]),
    /** The name of the variant; null for the base. */
    variant: Type.Union([Type.String(), Type.Null()]),
    /** The language of the file; null if the file was made before languages were stored. */
    language: Type.Union([Type.String(), Type.Null()]),
    /** Empty if the ad has none; null if the file was made before store URLs were stored. */
    storeUrlIos: Type.Union([Type.String(), Type.Null()]),
    storeUrlAndroid: Type.Union([Type.String(), Type.Null()]),
    /** Bytes. */
    fileSize: Type.Integer({ minimum: 1 }),
    /** SHA-256 of the file, 64 hexadecimal digits. */
    checksum: Type.String(),
    /** The result of the network's rules; null if the file was made before verdicts were stored. */
    verdict: Type.Union([
      Type.Object({
        passed: Type.Boolean(),
        passedChecks: Type.Integer({ minimum: 0 }),
        checks: Type.Integer({ minimum: 0 }),
        /** Warnings about the file, for people. */
        warnings: Type.Array(Type.String()),
      }),
      Type.Null(),
    ]),
    /** When the file was made, in ISO 8601. */
    generatedAt: Type.String(),
    adId: Type.String(),
    /** The saved version of the ad from which the file was made; null if that state was not saved. */
    adVersion: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  }),
);
export type ArchivedFile = Static<typeof ArchivedFile>;

/** The content of `manifest.json`. */
export const ArchiveManifest = schema(() =>
  Type.Object({
    files: Type.Array(ArchivedFile),
    /** Groups of files for one network with equal bytes, by `fileName`. Empty if there are none. */
    equalFiles: Type.Array(Type.Array(Type.String())),
  }),
);
export type ArchiveManifest = Static<typeof ArchiveManifest>;
