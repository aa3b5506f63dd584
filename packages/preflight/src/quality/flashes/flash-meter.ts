import type { FrameSize } from './fields-of-view.ts';
import { createFlashCounter, type FlashCount } from './flash-counter.ts';
import { flashLimits } from './flash-limits.ts';

/** One small frame. A cell of the picture is one pixel. */
export interface RgbFrame {
  /** Red, green and blue of each pixel, in rows, 0 to 255. */
  readonly rgb: Uint8Array;
  readonly timestampSeconds: number;
}

/** The flashes of a sequence of frames. */
export interface FlashReport {
  /** Changes of brightness. */
  readonly general: FlashCount;
  /** Changes to or from a saturated red. */
  readonly red: FlashCount;
}

/** Measures flashes frame by frame, so that a video need not be in memory. */
export interface FlashMeter {
  /** Adds the next frame. */
  addFrame(frame: RgbFrame): void;
  report(): FlashReport;
}

/**
 * Creates a meter of general and red flashes by WCAG 2.2, for frames whose rows have about 100 pixels. Each pixel's changes
 * between a peak and a valley are counted if more than a quarter of a field of view changes in the same direction at once. A
 * flash is a pair of opposing changes. The exception for fine patterns needs no rule: a row of about 100 pixels averages away
 * squares of less than 0.1 degrees.
 */
export function createFlashMeter(size: FrameSize): FlashMeter {
  const pixelCount = size.widthPx * size.heightPx;
  const brightness = createFlashCounter(size);
  const redness = createFlashCounter(size);
  const colour: PixelColour = { luminance: 0, u: 0, v: 0, isSaturatedRed: false };
  // The last peak or valley of each pixel, and whether it was a peak (1), a valley (-1), or is unknown (0).
  const extremes = new Float64Array(pixelCount);
  const directions = new Int8Array(pixelCount);
  const redExtremes = { u: new Float64Array(pixelCount), v: new Float64Array(pixelCount) };
  const redFlags = new Uint8Array(pixelCount);
  const redDirections = new Int8Array(pixelCount);
  let isFirst = true;

  const addBrightness = (pixel: number) => {
    const { luminance } = colour;
    const extreme = extremes[pixel] ?? 0;
    const direction = directions[pixel] ?? 0;
    const change = luminance - extreme;
    const isChange =
      Math.abs(change) >= flashLimits.minLuminanceChange - rounding &&
      Math.min(luminance, extreme) < flashLimits.maxDarkLuminance;
    const turn = Math.sign(change);
    if (isChange && turn !== direction) {
      brightness.addChange(pixel, turn > 0);
      directions[pixel] = turn;
      extremes[pixel] = luminance;
    } else if (turn === direction) extremes[pixel] = luminance;
  };

  const addRedness = (pixel: number) => {
    const { u, v, isSaturatedRed } = colour;
    const change = u - (redExtremes.u[pixel] ?? 0);
    const distance = Math.hypot(change, v - (redExtremes.v[pixel] ?? 0));
    const turn = Math.sign(change);
    const direction = redDirections[pixel] ?? 0;
    const isChange =
      distance > flashLimits.minChromaticityChange && (isSaturatedRed || redFlags[pixel] === 1);
    const isTurn = isChange && turn !== direction;
    if (isTurn) {
      redness.addChange(pixel, turn > 0);
      redDirections[pixel] = turn;
    }
    if (isTurn || turn === direction) setRed(pixel);
  };

  const setRed = (pixel: number) => {
    redExtremes.u[pixel] = colour.u;
    redExtremes.v[pixel] = colour.v;
    redFlags[pixel] = Number(colour.isSaturatedRed);
  };

  return {
    addFrame({ rgb, timestampSeconds }) {
      brightness.startFrame(timestampSeconds);
      redness.startFrame(timestampSeconds);
      for (let pixel = 0; pixel < pixelCount; pixel++) {
        const at = 3 * pixel;
        readPixelColour([rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0], colour);
        if (isFirst) {
          extremes[pixel] = colour.luminance;
          setRed(pixel);
        } else {
          addBrightness(pixel);
          addRedness(pixel);
        }
      }
      isFirst = false;
      brightness.endFrame();
      redness.endFrame();
    },
    report: () => ({ general: brightness.worst(), red: redness.worst() }),
  };
}

/** Sums of decimal fractions are not exact. */
const rounding = 1e-9;

/** The linear value of each of the 256 levels of an sRGB channel, as WCAG defines it. */
const linear = Float64Array.from({ length: 256 }, (_, level) => {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** What flashes are judged by: one pixel's luminance and redness. */
interface PixelColour {
  /** Relative luminance, 0 to 1. */
  luminance: number;
  /** Chromaticity in the CIE 1976 diagram. `u` grows towards red. */
  u: number;
  v: number;
  isSaturatedRed: boolean;
}

/** Computes luminance and chromaticity of an sRGB pixel into `colour`, because a frame has many pixels. */
function readPixelColour(
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
