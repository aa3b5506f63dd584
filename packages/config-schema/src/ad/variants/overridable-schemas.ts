import type { TSchema } from 'typebox';
import { AdContent } from '../ad-content.ts';
import { isFileFact } from '../document/file-facts.ts';
import { sharedPaths, wholeValueFields, type OverridablePath } from './overridable-paths.ts';

/** The schema of each overridable field, by its path. A part comes before the fields inside it. */
export const overridableSchemas: Readonly<Record<OverridablePath, TSchema>> = Object.fromEntries(
  listPaths(AdContent, ''),
) as Record<OverridablePath, TSchema>;

function listPaths(part: TSchema, prefix: string): [string, TSchema][] {
  return Object.entries(listProperties(part)).flatMap(([key, property]): [string, TSchema][] => {
    const path = `${prefix}${key}`;
    if (isShared(path)) return [];
    const schema = withoutNull(property);
    const keys = Object.keys(listProperties(schema));
    const isWhole = keys.length === 0 || wholeValueFields.some((field) => keys.includes(field));
    if (isWhole) return [[path, schema]];
    if (!keys.includes('filePath')) return listPaths(schema, `${path}.`);
    const settings = listPaths(schema, `${path}.`).filter(([inner]) => !isFileField(inner));
    return [[path, schema], ...settings];
  });
}

function isShared(path: string): boolean {
  return (sharedPaths as readonly string[]).includes(path);
}

function isFileField(path: string): boolean {
  const name = path.slice(path.lastIndexOf('.') + 1);
  return name === 'filePath' || isFileFact(name);
}

function listProperties(schema: TSchema): Record<string, TSchema> {
  return 'properties' in schema ? (schema.properties as Record<string, TSchema>) : {};
}

/** Returns the schema of a field without the null that stands for 'not there'. */
function withoutNull(schema: TSchema): TSchema {
  if (!('anyOf' in schema) || !Array.isArray(schema.anyOf)) return schema;
  const [first, second, ...more] = schema.anyOf as TSchema[];
  const isNullable =
    first !== undefined &&
    second !== undefined &&
    more.length === 0 &&
    'type' in second &&
    second.type === 'null';
  return isNullable ? first : schema;
}
