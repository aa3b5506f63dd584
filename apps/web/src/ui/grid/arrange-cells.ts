import type { CellEdit } from './grid-model.ts';
import { listPoints, type GridRange } from './grid-range.ts';

/** The edits that a paste or a fill makes, and the block that they cover. */
export interface ArrangedCells {
  readonly edits: CellEdit[];
  readonly covered: GridRange;
}

/**
 * Arranges pasted cells in a block. Cells are repeated if the block is a multiple of them, so a single cell fills it. Otherwise
 * they start at its top left corner. Columns behind the last one are left out, rows behind the last one are not.
 */
export function arrangePaste(
  rows: readonly (readonly string[])[],
  { range, columnCount }: { range: GridRange; columnCount: number },
): ArrangedCells {
  const size = { rows: rows.length, columns: Math.max(0, ...rows.map((cells) => cells.length)) };
  const rangeRows = range.bottom - range.top + 1;
  const rangeColumns = range.right - range.left + 1;
  const repeat = (count: number, unit: number) => (unit > 0 && count % unit === 0 ? count : unit);
  const covered = {
    top: range.top,
    left: range.left,
    bottom: range.top + repeat(rangeRows, size.rows) - 1,
    right: Math.min(columnCount, range.left + repeat(rangeColumns, size.columns)) - 1,
  };
  const edits = listPoints(covered).flatMap(({ row, column }): CellEdit[] => {
    const text = rows[(row - range.top) % size.rows]?.[(column - range.left) % size.columns];
    return text === undefined ? [] : [{ row, column, text }];
  });
  return { edits, covered };
}

/** Fills the rows of `target` outside of `source` with the texts of `source`, row by row, again and again. */
export function arrangeFill(
  source: GridRange,
  target: Pick<GridRange, 'top' | 'bottom'>,
  readText: (row: number, column: number) => string,
): ArrangedCells {
  const count = source.bottom - source.top + 1;
  const covered = { ...source, ...target };
  const edits = listPoints(covered)
    .filter(({ row }) => row < source.top || row > source.bottom)
    .map(({ row, column }): CellEdit => {
      const offset = (((row - source.top) % count) + count) % count;
      return { row, column, text: readText(source.top + offset, column) };
    });
  return { edits, covered };
}
