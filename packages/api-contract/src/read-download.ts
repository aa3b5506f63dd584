/**
 * A finished file as an attachment under its own name. `ETag` is its SHA-256; supports `Range`. 404 when there is none,
 * 410 when it has expired.
 */
export const readDownload = {
  method: 'GET',
  route: '/api/downloads/:id',
  path: (id: string) => `/api/downloads/${encodeURIComponent(id)}`,
} as const;
