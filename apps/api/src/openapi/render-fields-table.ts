import { escapeHtml } from '../http/pages/escape-html.ts';
import type { Shape } from './api-document.ts';

/** Renders a table of a body's fields, nested fields below their parents. Returns an empty string if there are no fields. */
export function renderFieldsTable(shape: Shape): string {
  const rows = renderRows(shape, '');
  if (rows === '') return '';
  return `<table><thead><tr><th>Field<th>Type<th>Limits</thead><tbody>${rows}</tbody></table>`;
}

/** Renders a link to the schema that a shape refers to. Returns an empty string if it refers to none. */
export function renderShapeLink({ $ref }: Shape): string {
  const name = $ref?.split('/').at(-1);
  return name === undefined ? '' : `<a href="#shape-${name}">${name}</a>`;
}

function renderRows({ properties = {}, required = [] }: Shape, prefix: string): string {
  return Object.entries(properties)
    .map(([name, shape]) => {
      const path = `${prefix}${name}`;
      const need = required.includes(name) ? '' : ' <i>optional</i>';
      const cells = `<td><code>${escapeHtml(path)}</code>${need}<td>${describeType(shape)}<td>${describeLimits(shape)}`;
      return `<tr>${cells}${renderRows(inside(shape), `${path}${inside(shape) === shape ? '.' : '[].'}`)}`;
    })
    .join('');
}

/** Unwraps lists and nullable types to the shape that has the fields. */
function inside(shape: Shape): Shape {
  const [only, ...others] = alternatives(shape);
  if (only !== undefined && others.length === 0) return inside(only);
  return shape.items === undefined ? shape : inside(shape.items);
}

function alternatives({ anyOf = [] }: Shape): Shape[] {
  return anyOf.filter(({ type }) => type !== 'null');
}

function describeType(shape: Shape): string {
  if (shape.$ref !== undefined) return renderShapeLink(shape);
  if (shape.anyOf) return [...new Set(shape.anyOf.map(describeType))].join(' or ');
  if (shape.const !== undefined) return `<code>${escapeHtml(JSON.stringify(shape.const))}</code>`;
  if (shape.enum) return shape.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' ');
  if (shape.items) return `list of ${describeType(shape.items)}`;
  if (typeof shape.additionalProperties === 'object')
    return `map of ${describeType(shape.additionalProperties)}`;
  return shape.format === 'binary' ? 'file' : escapeHtml(shape.type ?? 'anything');
}

function describeLimits(shape: Shape): string {
  const [only] = alternatives(shape);
  if (only !== undefined) return describeLimits(only);
  const { minimum, maximum, minLength, maxLength, pattern, description } = shape;
  return [
    range(minimum, maximum),
    range(minLength, maxLength, ' characters'),
    // Longer patterns are unreadable in a table.
    pattern !== undefined && pattern.length <= 40 ? `<code>${escapeHtml(pattern)}</code>` : '',
    escapeHtml(description ?? ''),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function range(from: number | undefined, to: number | undefined, unit = ''): string {
  if (from === undefined && to === undefined) return '';
  if (to === undefined) return `from ${from}${unit}`;
  return from === undefined ? `up to ${to}${unit}` : `${from} to ${to}${unit}`;
}
