import type { Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';
import { StoredAd } from './stored-ad.ts';

/** An earlier version of an ad. Restoring one is a change like any other: the client saves its config. 404 when it is not kept. */
export const readVersion = {
  method: 'GET',
  route: '/api/ads/:id/versions/:version',
  path: (id: string, version: number | string) =>
    `/api/ads/${encodeURIComponent(id)}/versions/${encodeURIComponent(version)}`,
} as const;

export const ReadVersionResponse = schema(() => successOf(StoredAd));
export type ReadVersionResponse = Static<typeof ReadVersionResponse>;
