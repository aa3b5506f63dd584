import { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { type TSchema, Type } from 'typebox';

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
