import { videoLimits } from '@spinreel/config-schema/limits';

/**
 * A frame rate as an exact fraction for ffmpeg: `30`, `30000/1001`, or thousandths. Rates of television are divided by
 * 1001, and a rounded decimal would drift by a frame.
 *
 * @example
 * frameRateFraction(29.97) // '30000/1001'
 */
export function frameRateFraction(frameRate: number): string {
  const whole = Math.round(frameRate);
  if (whole > 0 && Math.abs(frameRate - whole) < 1e-4) return String(whole);
  const television = Math.round((frameRate * 1001) / 1000);
  if (television > 0 && Math.abs(frameRate - (television * 1000) / 1001) < 1e-3)
    return `${television * 1000}/1001`;
  return `${Math.max(1, Math.round(frameRate * 1000))}/1000`;
}

/** The value of ffprobe's `num/den`; null when it is no positive rate within the limits. */
export function parseFrameRate(fraction: string | undefined): number | null {
  const [numerator = Number.NaN, denominator = 1] = (fraction ?? '').split('/').map(Number);
  const rate = numerator / denominator;
  return Number.isFinite(rate) && rate > 0 && rate <= videoLimits.maxSourceFrameRate ? rate : null;
}

/** The rate at which a source's video ships: its own, at most what ads play. */
export function shippedFrameRate(sourceFrameRate: number): number {
  return Math.min(sourceFrameRate, videoLimits.maxFrameRate);
}

/** The number that a fraction stands for. */
export function fractionValue(fraction: string): number {
  const [numerator = 0, denominator = 1] = fraction.split('/').map(Number);
  return numerator / denominator;
}
