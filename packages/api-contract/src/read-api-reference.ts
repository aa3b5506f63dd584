/** The same as `readApiDescription`, as a page for people. */
export const readApiReference = {
  method: 'GET',
  route: '/api/docs',
  path: () => '/api/docs',
} as const;
