import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';

/** The server's app: requests are typed by the schemas of their routes. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `open` to everybody; without it a call under `/api` needs an unlocked session. */
    access?: 'open';
    /** What the call adds, for which there must be room. */
    adds?: 'upload' | 'ad';
  }
  interface FastifyRequest {
    /** The unlocked session's id; empty where the request has none, which only open routes see. */
    sessionId: string;
  }
}
