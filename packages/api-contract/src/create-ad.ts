import type { Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';
import { StoredAd } from './stored-ad.ts';

/**
 * Creates an ad; the body is an `AdConfig`, which carries the ad's id. Sent twice in one session it answers the same ad; 409 when the id
 * belongs to another session. 422 when the config is not valid, or uses an unknown asset.
 */
export const createAd = {
  method: 'POST',
  route: '/api/ads',
  path: () => '/api/ads',
} as const;

export const CreateAdResponse = schema(() => successOf(StoredAd));
export type CreateAdResponse = Static<typeof CreateAdResponse>;
