/**
 * A video's frames as one JPEG, tile beside tile as config-schema's `filmstripLayout` says for its length. 404 when there is
 * no such video, 503 with `Retry-After` (seconds) when the server is busy.
 */
export const readFilmstrip = {
  method: 'GET',
  route: '/api/assets/:id/filmstrip',
  path: (id: string) => `/api/assets/${encodeURIComponent(id)}/filmstrip`,
} as const;
