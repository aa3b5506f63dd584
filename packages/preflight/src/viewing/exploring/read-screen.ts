import { decode } from 'fast-png';

/** Side of a cell in CSS pixels. Small enough for a button, large enough that a letter's smooth edge is not a region. */
const cellPx = 6;

/** A screenshot, reduced to cells of one color each. */
export interface Screen {
  readonly columns: number;
  readonly rows: number;
  /** Red, green and blue of each cell, row by row: 0 to 255. */
  readonly colors: Uint8Array;
}

/**
 * Decodes a screenshot of a page, and averages the color of each cell. `pageWidthPx` is the page's width in CSS pixels: the
 * screenshot may be smaller.
 */
export function readScreen(png: Uint8Array, pageWidthPx: number): Screen {
  const { width, height, channels, data } = decode(png);
  const cellWidth = (cellPx * width) / pageWidthPx;
  const [columns, rows] = [Math.ceil(width / cellWidth), Math.ceil(height / cellWidth)];
  const sums = new Float64Array(columns * rows * 3);
  const counts = new Uint32Array(columns * rows);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = Math.floor(y / cellWidth) * columns + Math.floor(x / cellWidth);
      counts[cell] = (counts[cell] ?? 0) + 1;
      for (let channel = 0; channel < 3; channel++) {
        const at = cell * 3 + channel;
        sums[at] = (sums[at] ?? 0) + (data[(y * width + x) * channels + channel] ?? 0);
      }
    }
  const colors = Uint8Array.from(sums, (sum, at) => sum / (counts[Math.floor(at / 3)] ?? 1));
  return { columns, rows, colors };
}

/** Returns the center of a cell in CSS pixels. */
export function placeOf(cell: number, { columns }: Screen): { readonly x: number; readonly y: number } {
  return { x: ((cell % columns) + 0.5) * cellPx, y: (Math.floor(cell / columns) + 0.5) * cellPx };
}

/** Returns the cell at a place in CSS pixels. */
export function cellAt({ x, y }: { readonly x: number; readonly y: number }, { columns }: Screen): number {
  return Math.floor(y / cellPx) * columns + Math.floor(x / cellPx);
}

/** Returns the size of a screen in CSS pixels. */
export function sizeOf({ columns, rows }: Screen): { readonly width: number; readonly height: number } {
  return { width: columns * cellPx, height: rows * cellPx };
}

/** Returns how much the colors of two cells differ, from 0 to 255. */
export function differenceOf(a: Screen, cellOfA: number, b: Screen, cellOfB: number): number {
  let largest = 0;
  for (let channel = 0; channel < 3; channel++) {
    const difference = (a.colors[cellOfA * 3 + channel] ?? 0) - (b.colors[cellOfB * 3 + channel] ?? 0);
    largest = Math.max(largest, Math.abs(difference));
  }
  return largest;
}
