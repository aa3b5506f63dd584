import { isId } from '@spinreel/config-schema/options/ids';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { writeSync } from 'node:fs';

const standardOutput = 1;

/** The maximum number of characters of a tool's output that are logged. */
const maxToolOutputLength = 2048;

/**
 * Creates the options of the server's logger. It writes one JSON object per line, with routes and ids. It never logs user
 * input: no URLs, names, query strings, headers, cookies, passwords or bodies.
 */
export function createLoggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream: { write: writeLog },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, ...describeRoute(request) }),
      err: describeError,
    },
  };
}

/** Returns the part of an error's cause that may be logged. */
export function describeCause(cause: unknown): unknown {
  if (cause instanceof Error) return { type: cause.name, code: readCode(cause) };
  return typeof cause === 'string' ? cause.slice(-maxToolOutputLength) : undefined;
}

/** URLs may contain tokens or user input, so only the route and a valid id are logged. */
function describeRoute(request: FastifyRequest): { route: string; id?: string } {
  const route = request.routeOptions.url ?? 'unknown';
  const { id }: { id?: unknown } = (request.params as object | null) ?? {};
  return isId(id) ? { route, id } : { route };
}

/** Errors have other properties that must not be logged, such as the values of a database row. */
function describeError(error: Error): { type: string; message: string; stack: string; code: unknown } {
  return { type: error.name, message: error.message, stack: error.stack ?? '', code: readCode(error) };
}

function readCode(error: Error): unknown {
  return 'code' in error ? error.code : undefined;
}

/**
 * Writes a line of the log. Lines that cannot be written, for example on a full disk, are dropped. The logger's default
 * stream would throw instead, which would fail every request.
 */
function writeLog(line: string): void {
  try {
    writeSync(standardOutput, line);
  } catch {
    // An error of the log cannot be logged.
  }
}
