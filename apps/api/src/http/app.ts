import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { ErrorCode } from '@spinreel/config-schema/messages/errors/error-codes';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { TSchema } from 'typebox';

/** A Fastify instance whose requests and responses are typed by the schemas of their routes. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `open` routes work without a session or an access token. */
    access?: 'open';
    /** What the call stores; `addQuotaGuard` checks that there is space for it. */
    adds?: 'upload' | 'ad' | 'version' | 'file';
    /** The error codes of the call itself. `addProblemResponses` declares their responses. */
    problems?: readonly ErrorCode[];
    /** The body of error responses, if it is not `Failure`. */
    failure?: TSchema;
  }
  interface FastifyRequest {
    /** The id of the session; empty on open routes. */
    sessionId: string;
  }
}
