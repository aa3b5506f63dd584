import { isId } from '@spinreel/config-schema/ids';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { writeLog } from './write-log.ts';

/** How much is logged of what a tool said, in characters. */
const maxToolWords = 2048;

/**
 * How the server logs: one JSON object per line, with routes and ids, and nothing that a person wrote: no addresses, names,
 * queries, headers, cookies, passwords or bodies.
 */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream: { write: writeLog },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, ...placeOf(request) }),
      err: loggedError,
    },
  };
}

/** What may be logged of the reason why a request was refused. */
export function loggedCause(cause: unknown): unknown {
  if (cause instanceof Error) return { type: cause.name, code: codeOf(cause) };
  return typeof cause === 'string' ? cause.slice(-maxToolWords) : undefined;
}

/** An address may be a key, or anything that somebody typed: only what the server knows of it is told. */
function placeOf(request: FastifyRequest): { route: string; id?: string } {
  const route = request.routeOptions.url ?? 'unknown';
  const { id }: { id?: unknown } = (request.params as object | null) ?? {};
  return isId(id) ? { route, id } : { route };
}

/** Errors carry more than their message: a database's, for one, the values of the row. */
function loggedError(error: Error): { type: string; message: string; stack: string; code: unknown } {
  return { type: error.name, message: error.message, stack: error.stack ?? '', code: codeOf(error) };
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined;
}
