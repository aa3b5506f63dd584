import { Type, type Static } from 'typebox';
import { schema } from './schemas/schema.ts';

/**
 * Downloads finished files of an ad as one ZIP archive. The query lists the ids of their downloads (`?files=a,b`, at most
 * `maxFiles`). The archive also contains the `ArchiveManifest` as `manifest.json`, the report of `readReport`, and with
 * `&project=included` the project file of the saved ad (see `readProject`). Supports `Range`. 404 if one of the files does
 * not belong to this ad or was made by another session, 410 if one has expired, 422 if an upload of the project is no longer
 * stored.
 */
export const readArchive = {
  method: 'GET',
  route: '/api/export/:id/archive',
  path: (id: string) => `/api/export/${encodeURIComponent(id)}/archive`,
  filesParameter: 'files',
  projectParameter: 'project',
  maxFiles: 100,
  manifestName: 'manifest.json',
  reportName: 'report.html',
} as const;

/**
 * Downloads a report about finished files of an ad as one HTML page: each rule with its source, and what uses the space.
 * The query and its errors are those of `readArchive`. Also 404 if all files were made before reports were stored.
 */
export const readReport = {
  method: 'GET',
  route: '/api/export/:id/report',
  path: (id: string) => `/api/export/${encodeURIComponent(id)}/report`,
} as const;

/** One finished file in an archive. */
export const ArchivedFile = schema(() =>
  Type.Object({
    /** The id of the network. */
    network: Type.String(),
    /** The file's name in the archive. */
    fileName: Type.String(),
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
export const ArchiveManifest = schema(() => Type.Object({ files: Type.Array(ArchivedFile) }));
export type ArchiveManifest = Static<typeof ArchiveManifest>;
