/** One number for each pixel of an image, row by row. */
export interface PixelMap {
  readonly values: Float32Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Returns the mean of the square around each pixel, with sides of `2 * radiusPx + 1` pixels. Squares end at the edges. */
export function blurMap({ values, widthPx, heightPx }: PixelMap, radiusPx: number): PixelMap {
  const rows = blurLines(values, { count: heightPx, length: widthPx, step: 1, stride: widthPx, radiusPx });
  const both = blurLines(rows, { count: widthPx, length: heightPx, step: widthPx, stride: 1, radiusPx });
  return { values: both, widthPx, heightPx };
}

/** Returns the value below which a share of all pixels is. */
export function findLevel({ values }: PixelMap, share: number): number {
  return values.toSorted()[Math.round(share * (values.length - 1))] ?? 0;
}

/** Returns where a value is between the two ends of a range, 0 to 1. */
export function rise(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

interface Lines {
  readonly count: number;
  readonly length: number;
  /** The distance between two pixels of a line, and between two lines. */
  readonly step: number;
  readonly stride: number;
  readonly radiusPx: number;
}

function blurLines(values: Float32Array, { count, length, step, stride, radiusPx }: Lines): Float32Array {
  const blurred = new Float32Array(values.length);
  const sums = new Float64Array(length + 1);
  for (let line = 0; line < count; line += 1) {
    for (let at = 0; at < length; at += 1)
      sums[at + 1] = (sums[at] ?? 0) + (values[line * stride + at * step] ?? 0);
    for (let at = 0; at < length; at += 1) {
      const from = Math.max(0, at - radiusPx);
      const to = Math.min(length, at + radiusPx + 1);
      blurred[line * stride + at * step] = ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
    }
  }
  return blurred;
}
