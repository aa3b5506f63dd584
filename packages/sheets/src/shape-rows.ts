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
  const height = rows.findLastIndex((cells) => countCells(cells) > 0) + 1;
  if (height > sheetLimits.rows) {
    throw new UnreadableSheetError({ code: 'too-many-rows', params: { sheet, limit: sheetLimits.rows } });
  }
  const used = rows.slice(0, height);
  const width = used.reduce((widest, cells) => Math.max(widest, countCells(cells)), 0);
  checkSize({ width, height, sheet });
  return used.map((cells, row) =>
    Array.from({ length: width }, (_, column) => {
      const cell = cells[column] ?? emptyCell;
      if (cell.text.length > sheetLimits.cellCharacters) {
        const address = writeCellAddress({ row, column });
        const params = { sheet, address, limit: sheetLimits.cellCharacters };
        throw new UnreadableSheetError({ code: 'cell-too-long', params });
      }
      return cell;
    }),
  );
}

function checkSize(size: { readonly width: number; readonly height: number; readonly sheet: string }): void {
  const { width, height, sheet } = size;
  if (width > sheetLimits.columns) {
    throw new UnreadableSheetError({
      code: 'too-many-columns',
      params: { sheet, limit: sheetLimits.columns },
    });
  }
  if (width * height > sheetLimits.cells) {
    throw new UnreadableSheetError({ code: 'too-many-cells', params: { sheet, limit: sheetLimits.cells } });
  }
}

function countCells(cells: readonly Cell[]): number {
  return cells.findLastIndex(isFilled) + 1;
}

/** Returns whether a cell has anything. */
export function isFilled(cell: Cell): boolean {
  return (
    cell.text !== '' || cell.image !== undefined || cell.problem !== undefined || cell.link !== undefined
  );
}
