import { idPattern } from '@spinreel/config-schema/ids';
import { textLimits } from '@spinreel/config-schema/limits';
import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';
import { StoredAd } from './stored-ad.ts';

/** Makes a new ad of this session from a saved one, uploads included. Sent again, it answers the same ad.
 * 404 when there is no such ad, 409 when `id` is taken. */
export const duplicateAd = {
  method: 'POST',
  route: '/api/ads/:id/duplicate',
  path: (id: string) => `/api/ads/${encodeURIComponent(id)}/duplicate`,
} as const;

export const DuplicateAdRequest = schema(() =>
  Type.Object(
    {
      /** The new ad's id, made by the client as with `createAd`. */
      id: Type.String({ pattern: idPattern }),
      name: Type.String({ minLength: 1, maxLength: textLimits.adName }),
    },
    { additionalProperties: false },
  ),
);
export type DuplicateAdRequest = Static<typeof DuplicateAdRequest>;

export const DuplicateAdResponse = schema(() => successOf(StoredAd));
export type DuplicateAdResponse = Static<typeof DuplicateAdResponse>;
