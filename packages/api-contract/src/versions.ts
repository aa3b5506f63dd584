import { Type, type Static } from 'typebox';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { createSuccessSchema } from './schemas/envelope.ts';
import { schema } from './schemas/schema.ts';
import { StoredAd } from './schemas/stored-ad.ts';
import { defineCall } from './schemas/define-call.ts';

/**
 * Lists an ad's stored versions, newest first: the named ones, and the latest of the others. 404 if there is no such
 * ad.
 */
export const listVersions = defineCall('GET', '/api/ads/:id/versions');

export const AdVersionLine = schema(() =>
  Type.Object({
    version: Type.Integer({ minimum: 1 }),
    /** The name that the marketer gave it; null for automatic versions. */
    name: Type.Union([Type.String(), Type.Null()]),
    /** ISO 8601, of the server's clock. */
    savedAt: Type.String(),
    /** Whether it is the ad's current version. */
    isCurrent: Type.Boolean(),
  }),
);
export type AdVersionLine = Static<typeof AdVersionLine>;

export const ListVersionsResponse = schema(() =>
  createSuccessSchema(Type.Object({ versions: Type.Array(AdVersionLine) })),
);

/**
 * Names the ad's current version, which is then kept permanently. If an older version has the same name, the name
 * moves. 404 if there is no such ad, 412 with `StaleSaveResponse` if the ad has a newer version, 422 if it already has
 * `versionLimits.maxNamed` named versions.
 */
export const nameVersion = defineCall('POST', '/api/ads/:id/versions');

export const NameVersionRequest = schema(() =>
  Type.Object(
    {
      version: Type.Integer({ minimum: 1 }),
      name: Type.String({ minLength: 1, maxLength: textLimits.versionName, pattern: '\\S' }),
    },
    { additionalProperties: false },
  ),
);

export const NameVersionResponse = schema(() => createSuccessSchema(AdVersionLine));

/** Reads an earlier version of an ad. To restore it, the client saves its config. 404 if it is not stored. */
export const readVersion = defineCall('GET', '/api/ads/:id/versions/:version');

export const ReadVersionResponse = schema(() => createSuccessSchema(StoredAd));
