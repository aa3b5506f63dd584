import { encode } from 'fast-png';

/** A color as `#rrggbb`, and the left, top, width and height of the rectangle that it fills. */
export type Rectangle = readonly [color: string, box: readonly [number, number, number, number]];

/** Paints rectangles, and returns them as a PNG. */
export function paintPng(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  ...rectangles: readonly Rectangle[]
): Uint8Array {
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (const [color, [left, top, width, height]] of rectangles) {
    const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) data.set(channels, (y * widthPx + x) * 3);
  }
  return encode({ width: widthPx, height: heightPx, data, channels: 3 });
}
