import type { FrameIndex } from '@spinreel/config-schema/limits/units';

/**
 * The frames on which a pause point may be. They keep a distance from the trimmed part's ends and from other points.
 */
export interface FreeFrames {
  first: FrameIndex;
  last: FrameIndex;
  isFree: (frame: FrameIndex) => boolean;
}

/** Returns the free frame nearest to the wanted one, or null. Searches in the point's direction of movement first. */
export function freeFrameNear(
  wanted: FrameIndex,
  { first, last, isFree }: FreeFrames,
  direction: -1 | 1 = 1,
): FrameIndex | null {
  const start = Math.min(last, Math.max(first, wanted));
  for (let distance = 0; distance <= last - first; distance += 1) {
    for (const frame of [start + direction * distance, start - direction * distance]) {
      if (frame >= first && frame <= last && isFree(frame)) return frame;
    }
  }
  return null;
}
