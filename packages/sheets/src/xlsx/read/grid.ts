import type { CellPlace } from '../../cell-address.ts';
import { emptyCell } from '../../create-cell.ts';
import { sheetLimits } from '../../sheet-limits.ts';
import { UnreadableSheetError } from '../../sheet-problem.ts';
import type { Cell } from '../../sheet.ts';

/** Cells by their places, in any order. */
export interface Grid {
  /**
   * Adds to the cell at a place.
   * @throws UnreadableSheetError for places beyond `sheetLimits`.
   */
  add(place: CellPlace, addition: Partial<Cell>): void;
  /** The text is empty if the cell is. */
  get(place: CellPlace): Cell;
  /** Rows end with their last cell. */
  listRows(): Cell[][];
}

/** Creates an empty grid. `sheet` is its name, for problems. */
export function createGrid(sheet: string): Grid {
  const rows: Cell[][] = [];
  return {
    add({ row, column }, addition) {
      if (row >= sheetLimits.rows) {
        throw new UnreadableSheetError({ code: 'too-many-rows', params: { sheet, limit: sheetLimits.rows } });
      }
      if (column >= sheetLimits.columns) {
        const params = { sheet, limit: sheetLimits.columns };
        throw new UnreadableSheetError({ code: 'too-many-columns', params });
      }
      while (rows.length <= row) rows.push([]);
      const cells = rows[row] ?? [];
      while (cells.length <= column) cells.push(emptyCell);
      cells[column] = { ...emptyCell, ...cells[column], ...addition };
    },
    get: ({ row, column }) => rows[row]?.[column] ?? emptyCell,
    listRows: () => rows,
  };
}
