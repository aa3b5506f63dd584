import type { Seconds } from '@spinreel/config-schema/units';

/** How near something must be held to a target to jump to it. */
export const snapThresholdPx = 10;

/** Where something lands, and what it has caught on: null when nothing was near. */
export interface Snapped {
  seconds: Seconds;
  target: Seconds | null;
}

/** A time, moved to the nearest target that is no further away than the threshold. */
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

/** The threshold in seconds on a strip of this width; 0 while the width is unknown. */
export function snapThresholdSeconds(durationSeconds: Seconds, linePx: number): Seconds {
  return linePx > 0 ? (snapThresholdPx * durationSeconds) / linePx : 0;
}
