import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import { overridableSchemas } from '@spinreel/config-schema/ad/variants/overridable-schemas';
import { colourPattern } from '@spinreel/config-schema/options/appearance/colours';

/** How the value of a field is written in a cell. A `part` is JSON: a position, a trim, a list. */
export type CellKind = 'flag' | 'number' | 'text' | 'color' | 'option' | 'file' | 'part';

/** What a field accepts, as far as messages name it. */
export interface CellRules {
  readonly kind: CellKind;
  readonly min: number | null;
  readonly max: number | null;
  readonly maxLength: number;
  readonly options: readonly (string | number)[];
}

/** Returns how the value of a field is written in a cell. */
export function getCellKind(path: OverridablePath): CellKind {
  return getCellRules(path).kind;
}

/** Returns what the cell of a field accepts, which its schema says. */
export function getCellRules(path: OverridablePath): CellRules {
  const schema: SchemaParts = overridableSchemas[path];
  const options = schema.enum ?? schema.anyOf?.flatMap((each) => each.const ?? []) ?? [];
  const { minimum: min = null, maximum: max = null, maxLength = Number.MAX_SAFE_INTEGER } = schema;
  return { kind: findKind(schema, options), min, max, maxLength, options };
}

/** The keywords of JSON Schema that fields use. */
interface SchemaParts {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly { readonly const?: string | number }[];
  readonly properties?: object;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

function findKind(schema: SchemaParts, options: CellRules['options']): CellKind {
  if (options.length > 0) return 'option';
  if (schema.type === 'boolean') return 'flag';
  if (schema.type === 'number') return 'number';
  if (schema.type === 'string') return schema.pattern === colourPattern ? 'color' : 'text';
  return schema.properties !== undefined && 'filePath' in schema.properties ? 'file' : 'part';
}
