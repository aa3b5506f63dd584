/**
 * The bytes of an uploaded asset as a browser can show them: an image, the cut video, music. Supports `Range`. The bytes
 * behind an address never change. 404 when there is no such asset.
 */
export const readAsset = {
  method: 'GET',
  route: '/api/assets/:id',
  path: (id: string) => `/api/assets/${encodeURIComponent(id)}`,
} as const;
