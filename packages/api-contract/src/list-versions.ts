import { Type, type Static } from 'typebox';
import { successOf } from './envelope.ts';
import { schema } from './schema.ts';

/** The versions of an ad that are kept: the named ones, and the last of the others. Newest first. 404 when there is no such ad. */
export const listVersions = {
  method: 'GET',
  route: '/api/ads/:id/versions',
  path: (id: string) => `/api/ads/${encodeURIComponent(id)}/versions`,
} as const;

export const AdVersionLine = schema(() =>
  Type.Object({
    version: Type.Integer({ minimum: 1 }),
    /** What the marketer called it; null for those kept by themselves. */
    name: Type.Union([Type.String(), Type.Null()]),
    /** ISO 8601, of the server's clock. */
    savedAt: Type.String(),
    /** Whether it is the ad as it stands now. */
    isCurrent: Type.Boolean(),
  }),
);
export type AdVersionLine = Static<typeof AdVersionLine>;

export const ListVersionsResponse = schema(() =>
  successOf(Type.Object({ versions: Type.Array(AdVersionLine) })),
);
export type ListVersionsResponse = Static<typeof ListVersionsResponse>;
