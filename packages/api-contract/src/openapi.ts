/** Describes this API as OpenAPI 3.1. Needs no session, because it only lists the calls. */
export const readApiDescription = {
  method: 'GET',
  route: '/api/openapi.json',
  path: () => '/api/openapi.json',
} as const;

/** Describes this API as a page for people. */
export const readApiReference = {
  method: 'GET',
  route: '/api/docs',
  path: () => '/api/docs',
} as const;
