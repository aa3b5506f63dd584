/** This API, described as OpenAPI 3.1. Open to everybody: it tells nothing but what calls there are. */
export const readApiDescription = {
  method: 'GET',
  route: '/api/openapi.json',
  path: () => '/api/openapi.json',
} as const;
