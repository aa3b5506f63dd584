/** An image as 8-bit RGB, row by row. */
export interface RgbImage {
  readonly pixels: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** An image in CIELAB, whose distances are differences that people see. Three numbers for each pixel, row by row. */
export interface LabImage {
  readonly values: Float32Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Converts sRGB to CIELAB with the white point D65 (CIE 15, IEC 61966-2-1). */
export function toLab({ pixels, widthPx, heightPx }: RgbImage): LabImage {
  const values = new Float32Array(3 * widthPx * heightPx);
  for (let at = 0; at < values.length; at += 3) {
    const red = linearValues[pixels[at] ?? 0] ?? 0;
    const green = linearValues[pixels[at + 1] ?? 0] ?? 0;
    const blue = linearValues[pixels[at + 2] ?? 0] ?? 0;
    const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
    const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
    values[at] = 116 * y - 16;
    values[at + 1] = 500 * (x - y);
    values[at + 2] = 200 * (y - z);
  }
  return { values, widthPx, heightPx };
}

/** The difference between two pixels, given the indexes of their first numbers. */
export function computeDifference(values: Float32Array, a: number, b: number): number {
  return Math.hypot(
    (values[a] ?? 0) - (values[b] ?? 0),
    (values[a + 1] ?? 0) - (values[b + 1] ?? 0),
    (values[a + 2] ?? 0) - (values[b + 2] ?? 0),
  );
}

/** The linear values of the 256 values of a channel. */
const linearValues = Float32Array.from({ length: 256 }, (_, value) =>
  value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

function curve(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}
