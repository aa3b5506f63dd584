import { videoLimits } from '@spinreel/config-schema/limits/limits';

/**
 * Formats a frame rate as an exact fraction for ffmpeg: `30`, `30000/1001`, or thousandths. Television rates are
 * multiples of 1/1001, and a rounded decimal would drift by a frame.
 *
 * @example
 * formatFrameRate(29.97) // '30000/1001'
 */
export function formatFrameRate(frameRate: number): string {
  const whole = Math.round(frameRate);
  if (whole > 0 && Math.abs(frameRate - whole) < 1e-4) return String(whole);
  const television = Math.round((frameRate * 1001) / 1000);
  if (television > 0 && Math.abs(frameRate - (television * 1000) / 1001) < 1e-3)
    return `${television * 1000}/1001`;
  return `${Math.max(1, Math.round(frameRate * 1000))}/1000`;
}

/** Parses ffprobe's `num/den`. Returns null unless it is a positive rate within the limits. */
export function parseFrameRate(fraction: string | undefined): number | null {
  const [numerator = Number.NaN, denominator = 1] = (fraction ?? '').split('/').map(Number);
  const rate = numerator / denominator;
  return Number.isFinite(rate) && rate > 0 && rate <= videoLimits.maxSourceFrameRate ? rate : null;
}

/** The frame rate of a source's shipped video: its own, up to the highest rate that ads play. */
export function limitFrameRate(sourceFrameRate: number): number {
  return Math.min(sourceFrameRate, videoLimits.maxFrameRate);
}

/** The numeric value of a fraction. */
export function parseFraction(fraction: string): number {
  const [numerator = 0, denominator = 1] = fraction.split('/').map(Number);
  return numerator / denominator;
}
