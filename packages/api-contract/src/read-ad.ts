import type { Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';
import { StoredAd } from './stored-ad.ts';

/** Reads an ad with all that is needed to go on working on it. 404 when there is no such ad. */
export const readAd = {
  method: 'GET',
  route: '/api/ads/:id',
  path: (id: string) => `/api/ads/${encodeURIComponent(id)}`,
} as const;

export const ReadAdResponse = schema(() => successOf(StoredAd));
export type ReadAdResponse = Static<typeof ReadAdResponse>;
