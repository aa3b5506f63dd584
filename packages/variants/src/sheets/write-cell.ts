import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import { isPlainObject } from '@spinreel/config-schema/plain-object';
import type { NameFile } from '../compare/describe-difference.ts';
import { getCellKind } from './cell-kind.ts';

/** An empty text, or no file. An empty cell means that the value is inherited. */
export const noneMarker = '(none)';

/** The default of the field instead of the value of the base. */
export const defaultMarker = '(default)';

/** A text that would be taken for a marker gets a backslash, and so does one that already has it. */
const markerLike = /^\\*\((?:none|default)\)$/i;

/**
 * Writes the value of an override as the text of a cell: 'yes' and 'no', numbers with a point, the name of a file. Positions,
 * trims and lists are JSON. `undefined` is inherited, and null removes what the base has.
 */
export function writeCell(path: OverridablePath, value: unknown, nameFile: NameFile): string {
  if (value === undefined) return '';
  const kind = getCellKind(path);
  if (value === null) return kind === 'file' ? noneMarker : defaultMarker;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return writeText(value);
  if (kind === 'file' && isPlainObject(value) && typeof value['filePath'] === 'string')
    return nameFile(value['filePath']) ?? value['filePath'];
  return JSON.stringify(value);
}

/** Writes a text so that it is neither empty nor a marker. */
export function writeText(text: string): string {
  if (text.trim() === '') return noneMarker;
  return markerLike.test(text) ? `\\${text}` : text;
}

/** Reads a text that `writeText` wrote; null for the marker of the default. */
export function readWrittenText(text: string): string | null {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === noneMarker) return '';
  if (trimmed === defaultMarker) return null;
  return markerLike.test(text) ? text.slice(1) : text;
}
