/** A cell of a grid, by its indexes. */
export interface GridPoint {
  readonly row: number;
  readonly column: number;
}

/** A block of cells. All indexes are inclusive. */
export interface GridRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The number of rows and columns of a grid. */
export interface GridSize {
  readonly rowCount: number;
  readonly columnCount: number;
}

/** Returns the block between two cells. */
export function toRange(one: GridPoint, other: GridPoint): GridRange {
  return {
    top: Math.min(one.row, other.row),
    left: Math.min(one.column, other.column),
    bottom: Math.max(one.row, other.row),
    right: Math.max(one.column, other.column),
  };
}

/** Lists the cells of a block, row by row. */
export function listPoints({ top, left, bottom, right }: GridRange): GridPoint[] {
  const points: GridPoint[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) points.push({ row, column });
  return points;
}

/** Moves a cell into a grid, which may have become smaller. */
export function limitPoint({ row, column }: GridPoint, { rowCount, columnCount }: GridSize): GridPoint {
  return {
    row: Math.max(0, Math.min(row, rowCount - 1)),
    column: Math.max(0, Math.min(column, columnCount - 1)),
  };
}

/** A key press that may move through a grid. */
interface MovingKey {
  readonly key: string;
  /** Whether Ctrl or Cmd is held, with which keys move to the end. */
  readonly isFar: boolean;
  /** The number of rows that fit into the window. */
  readonly pageRows: number;
}

/** Returns the cell to which a key moves; null if the key does not move. */
export function movePoint(
  { row, column }: GridPoint,
  { key, isFar, pageRows }: MovingKey,
  size: GridSize,
): GridPoint | null {
  const far = Infinity;
  const target: Readonly<Record<string, GridPoint>> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? far : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? far : column + 1 },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? far : row, column: far },
    PageUp: { row: row - pageRows, column },
    PageDown: { row: row + pageRows, column },
  };
  const { [key]: moved } = target;
  return moved === undefined ? null : limitPoint(moved, size);
}
