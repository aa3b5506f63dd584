import type { Success } from '@spinreel/api-contract/schemas/envelope';
import { Id } from '@spinreel/config-schema/ad/schema-parts';
import { Type, type TSchema } from 'typebox';
import { AdConfig } from '@spinreel/config-schema/ad/ad-config';

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
