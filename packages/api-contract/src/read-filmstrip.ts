/**
 * The frames of a video as its player shows them, as one JPEG: tile beside tile as config-schema's `filmstripLayout` says
 * for the upload's length and the cut video's pixels. 404 when there is no such video, 503 with `Retry-After` (seconds) when
 * the server is busy.
 */
export const readFilmstrip = {
  method: 'GET',
  route: '/api/assets/:id/filmstrip',
  path: (id: string) => `/api/assets/${encodeURIComponent(id)}/filmstrip`,
  /** The address for the video at this `optimizedUrl`; as it names the cut too, browsers keep what they got. */
  pathOf: (optimizedUrl: string) => optimizedUrl.replace(/(?=\?|$)/, '/filmstrip'),
} as const;
