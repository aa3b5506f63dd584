import { writeCellAddress, type CellPlace } from './cell-address.ts';
import type { CellProblem, Sheet } from './sheet.ts';

/** A problem of a cell, and where the cell is. */
export interface PlacedCellProblem extends CellPlace {
  /** The sheet's name. */
  readonly sheet: string;
  /** The address of the cell, such as `B3`. */
  readonly address: string;
  readonly problem: CellProblem;
}

/** Lists the problems of all cells, row by row. */
export function findCellProblems(sheet: Sheet): PlacedCellProblem[] {
  return sheet.rows.flatMap((cells, row) =>
    cells.flatMap(({ problem }, column) => {
      if (problem === undefined) return [];
      return [{ sheet: sheet.name, address: writeCellAddress({ row, column }), row, column, problem }];
    }),
  );
}
