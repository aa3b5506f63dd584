/**
 * The page of a shared preview, for phones: the ad alone, under the preview's own policy. The token is the only key to it.
 * 404 when there is none, 410 when it has expired, 429 with `Retry-After` (seconds) for who tries many tokens; all as a
 * page for people.
 */
export const readSharedPreview = {
  method: 'GET',
  route: '/p/:token',
  path: (token: string) => `/p/${encodeURIComponent(token)}`,
} as const;
