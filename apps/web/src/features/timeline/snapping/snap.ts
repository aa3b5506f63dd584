import type { Seconds } from '@spinreel/config-schema/limits/units';

/** The distance within which a dragged element snaps to a target. */
export const snapThresholdPx = 10;

/** A snapped time, and the target it snapped to; null if no target was near. */
export interface Snapped {
  seconds: Seconds;
  target: Seconds | null;
}

/** Moves a time to the nearest target within the threshold. */
export function snap(options: {
  seconds: Seconds;
  targets: readonly Seconds[];
  thresholdSeconds: Seconds;
}): Snapped {
  const { seconds, targets, thresholdSeconds } = options;
  let target: Seconds | null = null;
  for (const candidate of targets) {
    const distance = Math.abs(candidate - seconds);
    if (distance > thresholdSeconds) continue;
    if (target === null || distance < Math.abs(target - seconds)) target = candidate;
  }
  return { seconds: target ?? seconds, target };
}

/** Returns the threshold in seconds on a strip of this width; 0 while the width is unknown. */
export function snapThresholdSeconds(durationSeconds: Seconds, linePx: number): Seconds {
  return linePx > 0 ? (snapThresholdPx * durationSeconds) / linePx : 0;
}
