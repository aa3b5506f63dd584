import { escapedHtml } from '../http/escaped-html.ts';

/** A schema as JSON Schema names its parts. */
export interface Shape {
  /** `#/components/schemas/` and a name. */
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly format?: string;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A table of a body's fields, those inside others below them; empty for what has no fields. */
export function describedFields(shape: Shape): string {
  const rows = rowsOf(shape, '');
  if (rows === '') return '';
  return `<table><thead><tr><th>Field<th>Type<th>Limits</thead><tbody>${rows}</tbody></table>`;
}

/** A link to what a shape refers to; empty where it refers to nothing. */
export function namedShape({ $ref }: Shape): string {
  const name = $ref?.split('/').at(-1);
  return name === undefined ? '' : `<a href="#shape-${name}">${name}</a>`;
}

function rowsOf({ properties = {}, required = [] }: Shape, prefix: string): string {
  return Object.entries(properties)
    .map(([name, shape]) => {
      const path = `${prefix}${name}`;
      const need = required.includes(name) ? '' : ' <i>optional</i>';
      const cells = `<td><code>${escapedHtml(path)}</code>${need}<td>${typeOf(shape)}<td>${limitsOf(shape)}`;
      return `<tr>${cells}${rowsOf(inside(shape), `${path}${inside(shape) === shape ? '.' : '[].'}`)}`;
    })
    .join('');
}

/** What a field holds: itself, each entry of a list, or what it is where it may be null too. */
function inside(shape: Shape): Shape {
  const [only, ...others] = alternatives(shape);
  if (only !== undefined && others.length === 0) return inside(only);
  return shape.items === undefined ? shape : inside(shape.items);
}

function alternatives({ anyOf = [] }: Shape): Shape[] {
  return anyOf.filter(({ type }) => type !== 'null');
}

function typeOf(shape: Shape): string {
  if (shape.$ref !== undefined) return namedShape(shape);
  if (shape.anyOf) return [...new Set(shape.anyOf.map(typeOf))].join(' or ');
  if (shape.const !== undefined) return `<code>${escapedHtml(JSON.stringify(shape.const))}</code>`;
  if (shape.enum) return shape.enum.map((value) => `<code>${escapedHtml(String(value))}</code>`).join(' ');
  if (shape.items) return `list of ${typeOf(shape.items)}`;
  if (shape.patternProperties)
    return `map of ${Object.values(shape.patternProperties).map(typeOf).join(' or ')}`;
  return shape.format === 'binary' ? 'file' : escapedHtml(shape.type ?? 'anything');
}

function limitsOf(shape: Shape): string {
  const [only] = alternatives(shape);
  if (only !== undefined) return limitsOf(only);
  const { minimum, maximum, minLength, maxLength, pattern, description } = shape;
  return [
    range(minimum, maximum),
    range(minLength, maxLength, ' characters'),
    // A pattern that fills lines tells a reader less than nothing.
    pattern !== undefined && pattern.length <= 40 ? `<code>${escapedHtml(pattern)}</code>` : '',
    escapedHtml(description ?? ''),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function range(from: number | undefined, to: number | undefined, unit = ''): string {
  if (from === undefined && to === undefined) return '';
  if (to === undefined) return `from ${from}${unit}`;
  return from === undefined ? `up to ${to}${unit}` : `${from} to ${to}${unit}`;
}
