/**
 * The page of a preview, for `<iframe sandbox="allow-scripts" src>`: it comes with a policy of its own, under which it runs
 * whatever the application's policy is. Needs the session like every call. 404 when there is none, 410 when it has expired.
 */
export const readPreview = {
  method: 'GET',
  route: '/api/export/:id/preview/:token',
  path: (id: string, token: string) =>
    `/api/export/${encodeURIComponent(id)}/preview/${encodeURIComponent(token)}`,
} as const;
