import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** How the server logs: one JSON object per line, without query strings, names, addresses, cookies or passwords. */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    redact: {
      paths: ['*.cookie', '*.authorization', '*.password', '*["set-cookie"]', 'req.headers', 'res.headers'],
      remove: true,
    },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
    },
  };
}
