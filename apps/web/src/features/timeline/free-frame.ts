import type { FrameIndex } from '@spinreel/config-schema/units';

/** Where a pause point may stand: the frames of the chosen part that no other point has. */
export interface FreeFrames {
  first: FrameIndex;
  last: FrameIndex;
  taken: ReadonlySet<FrameIndex>;
}

/** The free frame nearest to a wanted one, looking first the way the point is moving; null when there is none. */
export function freeFrameNear(
  wanted: FrameIndex,
  { first, last, taken }: FreeFrames,
  direction: -1 | 1 = 1,
): FrameIndex | null {
  const start = Math.min(last, Math.max(first, wanted));
  for (let distance = 0; distance <= last - first; distance += 1) {
    for (const frame of [start + direction * distance, start - direction * distance]) {
      if (frame >= first && frame <= last && !taken.has(frame)) return frame;
    }
  }
  return null;
}
