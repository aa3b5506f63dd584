import { Type, type TSchema } from 'typebox';
import { colourPattern } from './colours.ts';
import { fonts } from './fonts.ts';
import { idPattern } from './ids.ts';

/** A schema that takes exactly the given words. */
export function OneOf<const Words extends readonly string[]>(words: Words) {
  return Type.Unsafe<Words[number]>(Type.Enum([...words]));
}

/** A field that clients may leave out or send as null: both mean 'not there'. */
export function Nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Optional(Type.Union([schema, Type.Null()]));
}

/** `#RRGGBB`. */
export const Colour = Type.String({ pattern: colourPattern });

/** One of the eight fonts. */
export const Font = OneOf(fonts);

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
