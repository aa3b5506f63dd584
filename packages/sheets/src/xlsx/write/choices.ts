import { writeCellAddress, writeColumnName } from '../../cell-address.ts';
import type { SheetContent } from '../xlsx-content.ts';
import { escapeXml, xmlDeclaration } from './xml.ts';

/** The lists of choices of all sheets. */
export interface Choices {
  /** For each sheet, the ranges of cells with the choices of its columns. */
  readonly ranges: readonly ReadonlyMap<number, string>[];
  /** Each is a column of the hidden sheet. */
  readonly lists: readonly (readonly string[])[];
}

/**
 * Collects the choices of columns, to be written to a hidden sheet of this name. Lists in the rule of a column could have at
 * most 255 characters, and no commas in choices.
 */
export function collectChoices(sheets: readonly SheetContent[], hiddenName: string): Choices {
  const lists: (readonly string[])[] = [];
  const ranges = sheets.map(({ columns }) => {
    const found = new Map<number, string>();
    for (const [column, { choices = [] }] of columns.entries()) {
      if (choices.length === 0) continue;
      const name = writeColumnName(lists.length);
      found.set(column, `'${hiddenName}'!$${name}$1:$${name}$${choices.length}`);
      lists.push(choices);
    }
    return found;
  });
  return { ranges, lists };
}

/** Writes the part of the hidden sheet. */
export function writeChoicesPart(lists: readonly (readonly string[])[]): string {
  const height = Math.max(...lists.map((list) => list.length));
  const rows = Array.from({ length: height }, (_, row) => {
    const cells = lists.map((list, column) => {
      const address = writeCellAddress({ row, column });
      return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(list[row] ?? '')}</t></is></c>`;
    });
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  });
  return (
    `${xmlDeclaration}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
    `<sheetData>${rows.join('')}</sheetData></worksheet>`
  );
}
