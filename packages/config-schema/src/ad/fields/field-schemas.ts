import { Type, type TSchema } from 'typebox';
import type { Field, Fields, FieldValue } from './ad-fields.ts';
import { Colour, OneOf } from '../schema-parts.ts';

type FieldSchemas<Each extends Fields> = {
  [Key in keyof Each]: Type.TOptional<Type.TUnsafe<FieldValue<Each[Key]>>>;
};

/** The schemas of a table of fields. All fields are optional. */
export function toSchemas<const Each extends Fields>(fields: Each): FieldSchemas<Each> {
  const schemas: Partial<Record<string, TSchema>> = {};
  for (const key in fields) schemas[key] = Type.Optional(toSchema(fields[key] as Field));
  return schemas as FieldSchemas<Each>;
}

function toSchema(field: Field): TSchema {
  switch (field.kind) {
    case 'flag':
      return Type.Boolean();
    case 'text':
      return Type.String({ maxLength: field.maxLength });
    case 'color':
      return Colour;
    case 'amount':
      return Type.Number({ minimum: field.range.min, maximum: field.range.max });
    case 'choice':
      return OneOf(field.options);
  }
}
