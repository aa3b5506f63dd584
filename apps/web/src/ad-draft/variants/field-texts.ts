import type { OverridablePath } from '@spinreel/config-schema/ad/variants/overridable-paths';
import { isPlainObject } from '@spinreel/config-schema/plain-object';
import { readCell, type CellReading } from '@spinreel/variants/sheets/read-cell';
import { locateCell } from '@spinreel/variants/sheets/sheet-cell';
import type { VariantField } from './variant-fields.ts';

/** Returns the handle of an uploaded file by its name; null if there is none that the field can use. */
export type FindFile = (name: string, path: OverridablePath) => string | null;

/** Reads a text as the value of a field, as sheets do. `row` and `column` say where it is, and start at 0. */
export function readFieldText(
  text: string,
  { path, name }: Pick<VariantField, 'path' | 'name'>,
  { row, column, findFile }: { row: number; column: number; findFile: FindFile },
): CellReading {
  const cell = { text };
  return readCell(cell, {
    path,
    place: locateCell({ index: column, header: name }, { rowIndex: row, cell }),
    sources: { findFile, labelOption: (_path, option) => humanizeChoice(option) },
  });
}

/** Returns the handle of the file in a value; null if it is no file. */
export function readHandle(value: unknown): string | null {
  return isPlainObject(value) && typeof value['filePath'] === 'string' ? value['filePath'] : null;
}

/** Returns the id of an option as people read it: 'Flashy stacked'. */
export function humanizeChoice(id: string): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll('-', ' ');
}
