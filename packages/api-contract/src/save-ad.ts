import { Type, type Static } from 'typebox';
import { ApiError, successOf } from './envelope.ts';
import { schema } from './schema.ts';
import { StoredAd } from './stored-ad.ts';

/**
 * Saves an ad; the body is the whole `AdConfig`. With `If-Match: "<version>"` a save that started from an older version is refused with 412 and
 * `StaleSaveResponse`; without it the save is accepted, and what it replaced is kept. The answer's `ETag` is the new
 * version. 404 when there is no such ad, 422 when the config is not valid or uses an unknown asset.
 */
export const saveAd = {
  method: 'PUT',
  route: '/api/ads/:id',
  path: (id: string) => `/api/ads/${encodeURIComponent(id)}`,
  /** The value of `If-Match` for a version. */
  ifMatch: (version: number) => `"${version}"`,
} as const;

export const SaveAdResponse = schema(() => successOf(StoredAd));
export type SaveAdResponse = Static<typeof SaveAdResponse>;

/** The body of a 412: the refusal, and the ad as it stands now. */
export const StaleSaveResponse = schema(() =>
  Type.Object({ success: Type.Literal(false), error: ApiError, data: StoredAd }),
);
export type StaleSaveResponse = Static<typeof StaleSaveResponse>;
