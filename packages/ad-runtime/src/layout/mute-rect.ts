import { rectsOverlap, type Rect } from './rect.ts';

/** Side of the mute button's target in CSS pixels, whatever the stage's scale: the least a thumb needs. */
export const muteTargetPx = 44;

const marginPx = 4;

/** Where the mute button stands: a lower corner, else further up a side, wherever it covers none of the obstacles. */
export function muteRect(safe: Rect, obstacles: readonly Rect[]): Rect {
  const placeAt = (step: number): Rect => ({
    x: safe.x + marginPx + (step % 2) * (safe.width - muteTargetPx - 2 * marginPx),
    y: safe.y + safe.height - (marginPx + muteTargetPx) * (1 + (step >> 1) * 2),
    width: muteTargetPx,
    height: muteTargetPx,
  });
  for (let step = 0; step < 6; step++) {
    const place = placeAt(step);
    if (!obstacles.some((obstacle) => rectsOverlap(place, obstacle))) return place;
  }
  return placeAt(0);
}
