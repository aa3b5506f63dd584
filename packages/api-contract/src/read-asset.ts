/**
 * The bytes of an uploaded asset as a browser can show them: an image, the cut video, music. Supports `Range`. 404 when
 * there is no such asset. A video's address names its cut (`?cut=...`), so the bytes behind an address of ours never
 * change; without it, or after a new cut, browsers ask anew each time.
 */
export const readAsset = {
  method: 'GET',
  route: '/api/assets/:id',
  path: (id: string) => `/api/assets/${encodeURIComponent(id)}`,
  cutQuery: 'cut',
} as const;
