/** A rectangle of pixels. `right` and `bottom` are the first column and row after it. */
export interface PixelRectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Finds the rectangle with the largest sum of weights, which may be negative. `weights` are row by row. Null if no weight
 * is positive. Kadane's algorithm, once for each pair of rows: 0.6 million steps for 128 by 96 pixels.
 */
export function findHeaviestRectangle(weights: Float64Array, widthPx: number): PixelRectangle | null {
  const heightPx = Math.floor(weights.length / widthPx);
  let best: PixelRectangle | null = null;
  let bestSum = 0;
  for (let top = 0; top < heightPx; top += 1) {
    const columns = new Float64Array(widthPx);
    for (let bottom = top + 1; bottom <= heightPx; bottom += 1) {
      let sum = 0;
      let left = 0;
      for (let x = 0; x < widthPx; x += 1) {
        const column = (columns[x] ?? 0) + (weights[(bottom - 1) * widthPx + x] ?? 0);
        columns[x] = column;
        if (sum <= 0) {
          sum = 0;
          left = x;
        }
        sum += column;
        if (sum <= bestSum) continue;
        bestSum = sum;
        best = { left, top, right: x + 1, bottom };
      }
    }
  }
  return best;
}
