import { flashLimits } from './flash-limits.ts';

/** The linear value of each of the 256 levels of an sRGB channel, as WCAG defines it. */
const linear = Float64Array.from({ length: 256 }, (_, level) => {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** What flashes are judged by: one pixel's luminance and redness. */
export interface PixelColour {
  /** Relative luminance, 0 to 1. */
  luminance: number;
  /** Chromaticity in the CIE 1976 diagram. `u` grows towards red. */
  u: number;
  v: number;
  isSaturatedRed: boolean;
}

/** Computes luminance and chromaticity of an sRGB pixel into `colour`, because a frame has many pixels. */
export function readPixelColour(
  [red, green, blue]: readonly [red: number, green: number, blue: number],
  colour: PixelColour,
): void {
  const r = linear[red] ?? 0;
  const g = linear[green] ?? 0;
  const b = linear[blue] ?? 0;
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const isBlack = y < flashLimits.blackLuminance;
  const x = 0.4124 * r + 0.3576 * g + 0.1805 * b;
  const z = 0.0193 * r + 0.1192 * g + 0.9505 * b;
  const sum = x + 15 * y + 3 * z;
  colour.luminance = y;
  colour.u = isBlack ? greyU : (4 * x) / sum;
  colour.v = isBlack ? greyV : (9 * y) / sum;
  colour.isSaturatedRed = !isBlack && r >= flashLimits.minRedShare * (r + g + b);
}

/** The chromaticity of grey (D65). */
const greyU = 0.1978;
const greyV = 0.4683;
