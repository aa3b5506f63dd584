import type { SheetPlace } from '@spinreel/config-schema/problems/variant-problems';

/** A cell of a sheet as it was read from a file; those of `@spinreel/sheets` are. */
export interface SheetCell {
  /** The text as it is displayed. */
  readonly text: string;
  /** Why the text should not be used. */
  readonly problem?: { readonly code: string };
  /** The image in the cell. */
  readonly image?: object;
}

/** The rows of a sheet from the first one. */
export type SheetRows = readonly (readonly SheetCell[])[];

/** The column of a sheet for a field, or for what a row is about. */
export interface SheetColumn<Kind> {
  readonly kind: Kind;
  /** Starts at 0. */
  readonly index: number;
  /** The text at its top. */
  readonly header: string;
}

/** The first row with a text, the rows with a text or an image below it, and the index of each. Null if there is none. */
export function splitRows(
  rows: SheetRows,
): { header: readonly SheetCell[]; headerIndex: number; body: [number, readonly SheetCell[]][] } | null {
  const headerIndex = rows.findIndex((cells) => cells.some(isFilled));
  const header = rows[headerIndex];
  if (header === undefined) return null;
  const body = [...rows.entries()].slice(headerIndex + 1).filter(([, cells]) => cells.some(isFilled));
  return { header, headerIndex, body };
}

/** Returns the cell of a row in a column, which is empty beyond the end of the row. */
export function getCell(cells: readonly SheetCell[], index: number | undefined): SheetCell {
  return (index === undefined ? undefined : cells[index]) ?? { text: '' };
}

/** Returns where a cell is, for messages. `rowIndex` starts at 0. */
export function locateCell(
  { index, header }: Pick<SheetColumn<unknown>, 'index' | 'header'>,
  { rowIndex, cell }: { rowIndex: number; cell: SheetCell },
): SheetPlace {
  return { row: rowIndex + 1, column: writeColumnLetters(index), header, value: cell.text };
}

export function isFilled({ text, problem, image }: SheetCell): boolean {
  return text.trim() !== '' || problem !== undefined || image !== undefined;
}

function writeColumnLetters(index: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (index % 26));
  return index < 26 ? letter : writeColumnLetters(Math.floor(index / 26) - 1) + letter;
}
