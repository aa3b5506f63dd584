import { writeCellAddress } from './cell-address.ts';
import { emptyCell } from './create-cell.ts';
import { sheetLimits } from './sheet-limits.ts';
import { UnreadableSheetError } from './sheet-problem.ts';
import type { Cell } from './sheet.ts';

/**
 * Removes empty rows and columns at the end, and gives all rows the same length.
 * @throws UnreadableSheetError if the rest exceeds `sheetLimits`.
 */
export function shapeRows(rows: readonly (readonly Cell[])[], sheet: string): Cell[][] {
  const filled = rows.map((cells) => cells.slice(0, cells.findLastIndex(isFilled) + 1));
  const used = filled.slice(0, filled.findLastIndex((cells) => cells.length > 0) + 1);
  checkLimits(used, sheet);
  const width = measureWidth(used);
  return used.map((cells) => Array.from({ length: width }, (_, column) => cells[column] ?? emptyCell));
}

/**
 * Checks the number of rows and columns, the rectangle around all cells, and the length of each text.
 * @throws UnreadableSheetError if they exceed `sheetLimits`.
 */
export function checkLimits(rows: readonly (readonly Cell[])[], sheet: string): void {
  const { rows: maxRows, columns: maxColumns, cells: maxCells, cellCharacters } = sheetLimits;
  if (rows.length > maxRows) {
    throw new UnreadableSheetError({ code: 'too-many-rows', params: { sheet, limit: maxRows } });
  }
  const width = measureWidth(rows);
  if (width > maxColumns) {
    throw new UnreadableSheetError({ code: 'too-many-columns', params: { sheet, limit: maxColumns } });
  }
  if (width * rows.length > maxCells) {
    throw new UnreadableSheetError({ code: 'too-many-cells', params: { sheet, limit: maxCells } });
  }
  for (const [row, cells] of rows.entries()) {
    const column = cells.findIndex(({ text }) => text.length > cellCharacters);
    if (column === -1) continue;
    const params = { sheet, address: writeCellAddress({ row, column }), limit: cellCharacters };
    throw new UnreadableSheetError({ code: 'cell-too-long', params });
  }
}

function measureWidth(rows: readonly (readonly Cell[])[]): number {
  return rows.reduce((width, cells) => Math.max(width, cells.length), 0);
}

function isFilled(cell: Cell): boolean {
  return cell.text !== '' || Object.keys(cell).length > 1;
}
