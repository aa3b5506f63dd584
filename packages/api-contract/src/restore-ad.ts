import type { Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';
import { StoredAd } from './stored-ad.ts';

/** Brings a deleted ad back as it was. 404 when there is no such ad any more. */
export const restoreAd = {
  method: 'POST',
  route: '/api/ads/:id/restore',
  path: (id: string) => `/api/ads/${encodeURIComponent(id)}/restore`,
} as const;

export const RestoreAdResponse = schema(() => successOf(StoredAd));
export type RestoreAdResponse = Static<typeof RestoreAdResponse>;
