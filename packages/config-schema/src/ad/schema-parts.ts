import { Type, type TSchema } from 'typebox';
import { colourPattern } from '../options/appearance/colours.ts';
import { idPattern } from '../options/ids.ts';

/** A schema that accepts exactly the given texts. */
export function OneOf<const Texts extends readonly string[]>(texts: Texts) {
  return Type.Unsafe<Texts[number]>(Type.Enum([...texts]));
}

/** A field that clients may leave out or send as null: both mean 'not there'. */
export function Nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Optional(Type.Union([schema, Type.Null()]));
}

/** `#RRGGBB`. */
export const Colour = Type.String({ pattern: colourPattern });

/** Ids made by clients and by the server: letters, digits, `_` and `-`, 8 to 64 of them. */
export const Id = Type.String({ pattern: idPattern });

/** A point on a screen; x and y are shares of its width and height, 0 to 1. */
export const Position = Type.Object(
  { x: Type.Number({ minimum: 0, maximum: 1 }), y: Type.Number({ minimum: 0, maximum: 1 }) },
  { additionalProperties: false },
);
export type Position = Type.Static<typeof Position>;

/** Options of an object that refuses what it does not know. */
export const closed = { additionalProperties: false } as const;

/** Returns the properties of an object in which each key may have a value of one schema. */
export function createOptional<const Key extends string, Schema extends TSchema>(
  keys: readonly Key[],
  schema: Schema,
): Record<Key, Type.TOptional<Schema>> {
  const schemas: Partial<Record<string, TSchema>> = {};
  for (const key of keys) schemas[key] = Type.Optional(schema);
  return schemas as Record<Key, Type.TOptional<Schema>>;
}
