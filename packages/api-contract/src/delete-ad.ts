/**
 * Deletes an ad. It can be brought back with `restoreAd` for `timings.deletedAdTtlMs`; until then it is only left out:
 * reading, saving and exporting it answer 404. 204, also when
 * it was deleted already; 404 when there is no such ad.
 */
export const deleteAd = {
  method: 'DELETE',
  route: '/api/ads/:id',
  path: (id: string) => `/api/ads/${encodeURIComponent(id)}`,
} as const;
