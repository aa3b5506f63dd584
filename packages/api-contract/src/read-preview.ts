/**
 * The page of a preview, for `<iframe sandbox="allow-scripts">`. The token in the address is all it needs, because a
 * sandboxed frame sends no cookies of its own. 404 when there is none, 410 when it has expired.
 */
export const readPreview = {
  method: 'GET',
  route: '/api/export/:id/preview/:token',
  path: (id: string, token: string) =>
    `/api/export/${encodeURIComponent(id)}/preview/${encodeURIComponent(token)}`,
} as const;
