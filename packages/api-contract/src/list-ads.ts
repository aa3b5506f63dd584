import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';

/**
 * The ads of this session, and those which the query names besides (`?ids=a,b`: the ones that a device knows, at most
 * `maxIds`). Newest change first; those that were deleted and can be brought back are among them. Ids that no ad has are
 * left out. 400 for too many ids, or what is none.
 */
export const listAds = {
  method: 'GET',
  route: '/api/ads',
  path: () => '/api/ads',
  idsParameter: 'ids',
  maxIds: 200,
} as const;

/** An ad as a list shows it. */
export const AdSummaryLine = schema(() =>
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    version: Type.Integer({ minimum: 1 }),
    /** ISO 8601, of the server's clock. */
    createdAt: Type.String(),
    updatedAt: Type.String(),
    /** When it was deleted; null for an ad that is there. */
    deletedAt: Type.Union([Type.String(), Type.Null()]),
    /** Address of its cover, null when it has none. */
    coverUrl: Type.Union([Type.String(), Type.Null()]),
    /** The first step of the wizard that is not complete: 1 to 5. */
    step: Type.Integer({ minimum: 1, maximum: 5 }),
  }),
);
export type AdSummaryLine = Static<typeof AdSummaryLine>;

export const ListAdsResponse = schema(() => successOf(Type.Object({ ads: Type.Array(AdSummaryLine) })));
export type ListAdsResponse = Static<typeof ListAdsResponse>;
