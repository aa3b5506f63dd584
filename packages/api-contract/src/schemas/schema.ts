import type { TSchema } from 'typebox';

/**
 * Makes a schema. It is built in a function without side effects, so a bundle that only needs a call's path or types
 * (the web app's) carries neither the schema nor the schema library.
 *
 * @example
 * export const Health = schema(() => Type.Object({ status: Type.String() }));
 */
/* @__NO_SIDE_EFFECTS__ */
export function schema<Schema extends TSchema>(build: () => Schema): Schema {
  return build();
}
