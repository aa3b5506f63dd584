/** A place in a sheet. Both numbers start at 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Returns an address as spreadsheet programs show it: `B3` is row 2, column 1. */
export function writeCellAddress({ row, column }: CellPlace): string {
  return `${writeColumnName(column)}${row + 1}`;
}

/** Returns the letters above a column: `A` for 0, `AA` for 26. */
export function writeColumnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : writeColumnName(Math.floor(column / 26) - 1) + letter;
}

/** Reads an address such as `B3` or `$B$3`. Returns undefined if it is none. */
export function readCellAddress(address: string): CellPlace | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/.exec(address) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  let columns = 0;
  for (const letter of letters) columns = columns * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits) - 1, column: columns - 1 };
}
