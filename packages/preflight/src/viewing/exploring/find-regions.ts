import { differenceOf, placeOf, type Screen } from './read-screen.ts';

/** A part of the screen without an edge inside, such as a button's surface. */
export interface Region {
  /** The place that is farthest from the region's edge, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** Share of the screen: 0 to 1. */
  readonly share: number;
}

/** Neighboring cells with a smaller difference belong to one region, such as the colors of a gradient. */
const edgeDifference = 14;

/** Divides a screen into regions, the largest first. The largest one is usually the background. */
export function findRegions(screen: Screen): Region[] {
  const count = screen.columns * screen.rows;
  const labels = new Int32Array(count).fill(-1);
  const members: number[][] = [];
  for (let start = 0; start < count; start++) {
    if (labels[start] !== -1) continue;
    const label = members.length;
    const cells = [start];
    labels[start] = label;
    // Iterating an array includes cells that are added during the loop.
    for (const cell of cells)
      for (const next of neighborsOf(cell, screen)) {
        if (labels[next] !== -1 || differenceOf(screen, cell, screen, next) >= edgeDifference) continue;
        labels[next] = label;
        cells.push(next);
      }
    members.push(cells);
  }
  const depths = measureDepths(labels, screen);
  return members
    .toSorted((a, b) => b.length - a.length)
    .map((cells) => ({
      ...placeOf(findDeepest(cells, depths, screen), screen),
      share: cells.length / count,
    }));
}

/** Returns the distance of each cell from the edge of its region, in cells: 1 at the edge. */
function measureDepths(labels: Int32Array, screen: Screen): Uint16Array {
  const { columns, rows } = screen;
  const depths = new Uint16Array(labels.length).fill(columns + rows);
  const lower = (cell: number, row: number, column: number) => {
    const isOutside = row < 0 || row >= rows || column < 0 || column >= columns;
    const beside = row * columns + column;
    const depth = isOutside || labels[beside] !== labels[cell] ? 0 : (depths[beside] ?? 0);
    depths[cell] = Math.min(depths[cell] ?? 0, depth + 1);
  };
  for (let cell = 0; cell < labels.length; cell++) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    lower(cell, row - 1, column);
    lower(cell, row, column - 1);
  }
  for (let cell = labels.length - 1; cell >= 0; cell--) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    lower(cell, row + 1, column);
    lower(cell, row, column + 1);
  }
  return depths;
}

/** Returns the deepest cell of a region; of several, the one closest to the region's center. */
function findDeepest(cells: readonly number[], depths: Uint16Array, { columns }: Screen): number {
  const row = cells.reduce((sum, cell) => sum + Math.floor(cell / columns), 0) / cells.length;
  const column = cells.reduce((sum, cell) => sum + (cell % columns), 0) / cells.length;
  const distance = (cell: number) => Math.hypot(Math.floor(cell / columns) - row, (cell % columns) - column);
  return cells.reduce((best, cell) => {
    const deeper = (depths[cell] ?? 0) - (depths[best] ?? 0);
    return deeper > 0 || (deeper === 0 && distance(cell) < distance(best)) ? cell : best;
  });
}

function neighborsOf(cell: number, { columns, rows }: Screen): number[] {
  const column = cell % columns;
  const neighbors: number[] = [];
  if (column > 0) neighbors.push(cell - 1);
  if (column < columns - 1) neighbors.push(cell + 1);
  if (cell >= columns) neighbors.push(cell - columns);
  if (cell < columns * (rows - 1)) neighbors.push(cell + columns);
  return neighbors;
}
