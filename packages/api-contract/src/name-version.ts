import { textLimits } from '@spinreel/config-schema/limits';
import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { AdVersionLine } from './list-versions.ts';
import { schema } from './schema.ts';

/**
 * Gives the ad's present version a name, under which it is kept for good; an equal name is moved to it. 404 when there is
 * no such ad, 412 with
 * `StaleSaveResponse` when the ad is at another version by now, 422 when it has `versionLimits.maxNamed` named versions already.
 */
export const nameVersion = {
  method: 'POST',
  route: '/api/ads/:id/versions',
  path: (id: string) => `/api/ads/${encodeURIComponent(id)}/versions`,
} as const;

export const NameVersionRequest = schema(() =>
  Type.Object(
    {
      version: Type.Integer({ minimum: 1 }),
      name: Type.String({ minLength: 1, maxLength: textLimits.versionName, pattern: '\\S' }),
    },
    { additionalProperties: false },
  ),
);
export type NameVersionRequest = Static<typeof NameVersionRequest>;

export const NameVersionResponse = schema(() => successOf(AdVersionLine));
export type NameVersionResponse = Static<typeof NameVersionResponse>;
