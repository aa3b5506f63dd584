import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { ErrorCode } from '@spinreel/config-schema/messages/errors/error-codes';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import { type TSchema, Type } from 'typebox';
import type { Success } from '@spinreel/api-contract/schemas/envelope';
import { Id } from '@spinreel/config-schema/ad/schema-parts';
import { AdConfig } from '@spinreel/config-schema/ad/ad-config';

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

/** Returns the method and the URL of a call of api-contract, as a route needs them. */
export function getAddress<Method extends string>({ method, route }: { method: Method; route: string }) {
  return { method, url: route };
}

/** Wraps data in the envelope of successful responses. */
export function success<Data>(data: Data): Success<Data> {
  return { success: true, data };
}

/** The `:id` of a route. A malformed id results in 404. */
export const IdParams = Type.Object({ id: Id });

/** The `:id` and `:version` of a route. */
export const VersionParams = Type.Object({
  id: Id,
  version: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }),
});

/** The `:id` and `:token` of a preview's route. */
export const PreviewParams = Type.Object({ id: Id, token: Id });

/** The key under which a schema of `describedOnly` carries its shape. */
export const shapeKey = 'x-shape';

/**
 * A body, or a part of one, that the route accepts as it is, because its handler validates it with more specific errors.
 * The API description shows it as `shape`.
 */
export function describedOnly(shape: TSchema) {
  return Type.Unknown({ [shapeKey]: shape });
}

/** A body with an ad config. `validateConfig` checks the config. */
export const ConfigBody = Type.Object({ config: describedOnly(AdConfig) }, { additionalProperties: false });

/** The content of a response that is not JSON, for the `content` of a declared response. */
export function respondWith(mediaType: string, schema: TSchema = Type.String()) {
  const body = Type.Unsafe<Uint8Array | string | NodeJS.ReadableStream>(schema);
  return { description: 'Success', content: { [mediaType]: { schema: body } } };
}

/** The schema of a response without a body. */
export const NoBody = Type.Unsafe<undefined>(Type.Null());

/** A file of any kind, in the API description. */
export const binary = Type.String({ format: 'binary' });
